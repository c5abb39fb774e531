import { myActivityQuery } from '@futurelab/platform/queries/learning';
import { Panel, useReads } from '@futurelab/platform/components/panel';
import { Steps } from '../../shared/panel/steps';
import { guideSteps } from './guide-steps';

/** What a new member can do first. Ticks itself, and leaves when everything is done. */
export function OnboardingGuide() {
  const reads = useReads({ activity: myActivityQuery });
  if (reads.state === 'ready' && guideSteps(reads.data.activity.guide).every(({ done }) => done)) return null;
  return (
    <Panel title="Your first steps" reads={reads}>
      {({ activity }) => <Steps steps={guideSteps(activity.guide)} label="First steps done" isPrimary />}
    </Panel>
  );
}
