import { paths } from '@futurelab/platform/paths';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { rings } from '../../drawing/line-field';
import { Closing } from '../../editorial/parts/closing';
import { Drawing } from '../../editorial/parts/drawing';
import { Facts } from '../../editorial/parts/facts';
import { Fit } from '../../editorial/parts/fit';
import { Ledger } from '../../editorial/parts/ledger';
import { Opening } from '../../editorial/parts/opening';
import { headOf } from '../../editorial/page-parts';
import { RunningText } from '../../editorial/running-text';
import { WrittenPage } from '../../editorial/written-page';
import { JoinLink } from '../../join-link';

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
          <Opening
            {...headOf(page)}
            layout="under"
            drawing={
              <Drawing
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
          </Opening>
          <Section title={people.title} layout="margin">
            <RunningText text={people.text} />
          </Section>
          <Section title={rhythm.title} layout="margin">
            <Ledger part={rhythm} />
          </Section>
          <Fit suits={suits} declines={declines} />
          <Facts part={facts} />
          <Closing part={closing}>
            <JoinLink to={paths.community} memberLabel="Go to the community" variant="secondary" size="large">
              {closing.actions[0]}
            </JoinLink>
          </Closing>
        </>
      )}
    </WrittenPage>
  );
}
