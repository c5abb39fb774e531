import { paths } from '@futurelab/platform/paths';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { rings } from '../../shared/illustration/line-field';
import { CallToAction } from '../../shared/editorial/parts/call-to-action';
import { Illustration } from '../../shared/editorial/parts/illustration';
import { Details } from '../../shared/editorial/parts/details';
import { AudienceFit } from '../../shared/editorial/parts/audience-fit';
import { FactList } from '../../shared/editorial/parts/fact-list';
import { Hero } from '../../shared/editorial/parts/hero';
import { headOf } from '../../shared/editorial/page-parts';
import { RunningText } from '../../shared/editorial/running-text';
import { WrittenPage } from '../../shared/editorial/written-page';
import { JoinLink } from '../../shared/join-link';

const CENTERS = [0, 1, 2, 3, 4, 5].map((n) => 120 + n * 192);

export default function CatalystCollectivePage() {
  return (
    <WrittenPage
      page="catalyst-collective"
      title="Catalyst Collective"
      path={paths.catalystCollective}
      parts={['opening', 'people', 'rhythm', 'suits', 'declines', 'facts', 'closing']}
    >
      {(page, { opening, people, rhythm, suits, declines, facts, closing }) => (
        <>
          <Hero
            {...headOf(page)}
            layout="under"
            illustration={
              <Illustration
                viewBox="0 0 1200 220"
                slice
                ink={CENTERS.map((x) => rings([x, 110], 12, 132)).join('')}
                ember={rings([504, 110], 12, 48)}
              />
            }
          >
            <LinkButton to={paths.joinPro} size="large">
              {opening.actions[0]}
            </LinkButton>
          </Hero>
          <Section title={people.title} layout="margin">
            <RunningText text={people.text} />
          </Section>
          <Section title={rhythm.title} layout="margin">
            <FactList part={rhythm} />
          </Section>
          <AudienceFit suits={suits} declines={declines} />
          <Details part={facts} />
          <CallToAction part={closing}>
            <JoinLink to={paths.community} memberLabel="Go to the community" variant="secondary" size="large">
              {closing.actions[0]}
            </JoinLink>
          </CallToAction>
        </>
      )}
    </WrittenPage>
  );
}
