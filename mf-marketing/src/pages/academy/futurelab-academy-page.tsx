import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { rings } from '../../shared/illustration/line-field';
import { CallToAction } from '../../shared/editorial/parts/call-to-action';
import { Illustration } from '../../shared/editorial/parts/illustration';
import { FactList } from '../../shared/editorial/parts/fact-list';
import { Hero } from '../../shared/editorial/parts/hero';
import { headOf } from '../../shared/editorial/page-parts';
import { Questions } from '../../shared/editorial/parts/questions';
import { WrittenPage } from '../../shared/editorial/written-page';
import { JoinLink } from '../../shared/join-link';
import { OwnProgress } from '../../features/academy/own-progress';
import { Program } from '../../features/academy/program';
import { Seasons } from '../../features/academy/seasons';

export default function FuturelabAcademyPage() {
  return (
    <WrittenPage
      page="futurelab-academy"
      title="Epic Life Lab"
      path={paths.academy}
      parts={['opening', 'program', 'tiers', 'dates', 'questions', 'closing']}
    >
      {(page, { opening, program, tiers, dates, questions, closing }) => (
        <>
          <Hero
            {...headOf(page)}
            illustration={
              <Illustration
                viewBox="0 0 320 320"
                ink={rings([160, 160], 12, 156)}
                ember={rings([160, 112], 12, 36) + rings([160, 208], 12, 36)}
              />
            }
          >
            <JoinLink to={paths.courses} memberLabel="See the courses" size="large">
              {opening.actions[0]}
            </JoinLink>
            <LinkButton to={paths.learningPaths} variant="secondary" size="large">
              {opening.actions[1]}
            </LinkButton>
          </Hero>
          <OwnProgress program={program} />
          <Program part={program} />
          <Section id="tiers" title={tiers.title} lead={tiers.text}>
            <FactList part={tiers} />
          </Section>
          <Section
            title={dates.title}
            layout="margin"
            lead={dates.text}
            action={<Link to={paths.events}>{dates.actions[0]}</Link>}
          >
            <Seasons />
            <FactList part={dates} />
          </Section>
          <Questions part={questions} />
          <CallToAction part={closing}>
            <LinkButton to={paths.courses} variant="secondary" size="large">
              {closing.actions[0]}
            </LinkButton>
          </CallToAction>
        </>
      )}
    </WrittenPage>
  );
}
