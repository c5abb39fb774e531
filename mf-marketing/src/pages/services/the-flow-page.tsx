import { paths } from '@futurelab/platform/paths';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { rings, swell } from '../../shared/illustration/line-field';
import { CallToAction } from '../../shared/editorial/parts/call-to-action';
import { Illustration } from '../../shared/editorial/parts/illustration';
import { FactList } from '../../shared/editorial/parts/fact-list';
import { Hero } from '../../shared/editorial/parts/hero';
import { headOf } from '../../shared/editorial/page-parts';
import { RunningText } from '../../shared/editorial/running-text';
import { Steps } from '../../shared/editorial/parts/steps';
import { WrittenPage } from '../../shared/editorial/written-page';
import { JoinLink } from '../../shared/join-link';

/** Shown at both addresses of The Flow; the shorter one is canonical. */
export default function TheFlowPage() {
  return (
    <WrittenPage
      page="the-flow"
      title="The Flow"
      path={paths.flow}
      parts={['days', 'reasons', 'steps', 'closing']}
    >
      {(page, { days, reasons, steps, closing }) => (
        <>
          <Hero
            {...headOf(page)}
            layout="under"
            illustration={
              <Illustration
                viewBox="0 0 1200 220"
                slice
                ink={swell(70, 1200, 220, [430, 110], 60)}
                ember={rings([430, 110], 14, 98)}
              />
            }
          />
          <Section title={days.title} layout="margin">
            <FactList part={days} />
          </Section>
          <Section title={reasons.title} layout="margin">
            <RunningText text={reasons.text} />
          </Section>
          <Steps part={steps} />
          <CallToAction part={closing}>
            <JoinLink to={paths.courses} memberLabel="See the courses" size="large">
              {closing.actions[0]}
            </JoinLink>
            <LinkButton to={paths.events} variant="secondary" size="large">
              {closing.actions[1]}
            </LinkButton>
          </CallToAction>
        </>
      )}
    </WrittenPage>
  );
}
