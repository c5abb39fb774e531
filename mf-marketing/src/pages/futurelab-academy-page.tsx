import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { rings } from '../drawing/line-field';
import { Closing } from '../editorial/closing';
import { Drawing } from '../editorial/drawing';
import { Ledger } from '../editorial/ledger';
import { Opening } from '../editorial/opening';
import { PublicPage } from '../editorial/public-page';
import { Questions } from '../editorial/questions';
import { Program } from '../features/academy/program';
import { QUESTIONS, SEASONS, TIERS } from '../features/academy/academy';

export default function FuturelabAcademyPage() {
  return (
    <PublicPage
      title="Epic Life Lab"
      description="The academy of FutureLab: twelve weeks on the tools, your attention and your judgment, with a project of your own. Program, tiers, dates and questions."
      path={paths.academy}
    >
      <Opening
        title="Epic Life Lab"
        lead="The academy of FutureLab. Twelve weeks in which you learn the tools, look after your attention, and finish one piece of work you would be glad to sign."
        drawing={
          <Drawing
            viewBox="0 0 320 320"
            ink={rings([160, 160], 12, 156)}
            ember={rings([160, 112], 12, 36) + rings([160, 208], 12, 36)}
          />
        }
      >
        <LinkButton to={paths.signIn(paths.courses)} size="large">
          Start free
        </LinkButton>
        <LinkButton to={paths.learningPaths} variant="secondary" size="large">
          See the learning paths
        </LinkButton>
      </Opening>
      <Program />
      <Section
        id="tiers"
        title="Three ways to take part"
        lead="You can change from one to another in any month. What you have finished stays finished."
      >
        <Ledger entries={TIERS} />
      </Section>
      <Section
        title="Dates"
        layout="margin"
        lead="Lessons are open all year. A season is a shared start, so that nobody works alone."
        action={<Link to={paths.events}>Open the calendar</Link>}
      >
        <Ledger entries={SEASONS} />
      </Section>
      <Questions questions={QUESTIONS} />
      <Closing
        title="Begin with one lesson."
        text="The introductory courses cost nothing and ask for no card. Decide about the rest when you have done one."
      >
        <LinkButton to={paths.courses} variant="secondary" size="large">
          Look at the courses
        </LinkButton>
      </Closing>
    </PublicPage>
  );
}
