import { paths } from '@futurelab/platform/paths';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { rings } from '../../shared/drawing/line-field';
import { Closing } from '../../shared/editorial/parts/closing';
import { Drawing } from '../../shared/editorial/parts/drawing';
import { Facts } from '../../shared/editorial/parts/facts';
import { Fit } from '../../shared/editorial/parts/fit';
import { Ledger } from '../../shared/editorial/parts/ledger';
import { Opening } from '../../shared/editorial/parts/opening';
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
