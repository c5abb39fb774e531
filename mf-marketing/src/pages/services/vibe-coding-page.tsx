import { paths } from '@futurelab/platform/paths';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { swell } from '../../shared/drawing/line-field';
import { Closing } from '../../shared/editorial/parts/closing';
import { Drawing } from '../../shared/editorial/parts/drawing';
import { Fit } from '../../shared/editorial/parts/fit';
import { Ledger } from '../../shared/editorial/parts/ledger';
import { Opening } from '../../shared/editorial/parts/opening';
import { headOf } from '../../shared/editorial/page-parts';
import { WrittenPage } from '../../shared/editorial/written-page';

export default function VibeCodingPage() {
  return (
    <WrittenPage
      page="vibe-coding"
      title="Vibe coding"
      path={paths.vibeCoding}
      within={[{ title: 'AI Services', path: paths.services }]}
      parts={['days', 'suits', 'declines', 'closing']}
    >
      {(page, { days, suits, declines, closing }) => (
        <>
          <Opening
            {...headOf(page)}
            layout="above"
            drawing={
              <Drawing
                viewBox="0 0 1200 200"
                slice
                ink={swell(60, 1200, 200, [300, 90], 50)}
                ember={swell(9, 1200, 200, [900, 90], 70)}
              />
            }
          />
          <Section title={days.title}>
            <Ledger part={days} />
          </Section>
          <Fit suits={suits} declines={declines} />
          <Closing part={closing}>
            <LinkButton to={paths.contact} size="large">
              {closing.actions[0]}
            </LinkButton>
            <LinkButton to={paths.course('prompt-writing-for-busy-leaders')} variant="secondary" size="large">
              {closing.actions[1]}
            </LinkButton>
          </Closing>
        </>
      )}
    </WrittenPage>
  );
}
