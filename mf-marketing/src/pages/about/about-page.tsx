import { paths } from '@futurelab/platform/paths';
import { Section } from '@futurelab/platform/ui';
import { headOf } from '../../shared/editorial/page-parts';
import { RunningText } from '../../shared/editorial/running-text';
import { WrittenPage } from '../../shared/editorial/written-page';
import { Founder } from '../../features/about/founder';
import { Invitation } from '../../features/about/invitation';
import { Hero } from '../../features/about/hero';
import { Practice } from '../../features/about/practice';

export default function AboutPage() {
  return (
    <WrittenPage
      page="about"
      title="About"
      path={paths.about}
      parts={['reasons', 'habits', 'founder', 'invitation']}
    >
      {(page, { reasons, habits, founder, invitation }) => (
        <>
          <Hero {...headOf(page)} />
          <Section title={reasons.title} layout="margin">
            <RunningText text={reasons.text} />
          </Section>
          <Practice part={habits} />
          <Founder part={founder} />
          <Invitation part={invitation} />
        </>
      )}
    </WrittenPage>
  );
}
