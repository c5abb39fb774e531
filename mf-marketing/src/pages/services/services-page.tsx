import { paths } from '@futurelab/platform/paths';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { fringeFrame, fringes, rings, type Point } from '../../shared/drawing/line-field';
import { Closing } from '../../shared/editorial/parts/closing';
import { Drawing } from '../../shared/editorial/parts/drawing';
import { Fit } from '../../shared/editorial/parts/fit';
import { Ledger } from '../../shared/editorial/parts/ledger';
import { Opening } from '../../shared/editorial/parts/opening';
import { headOf } from '../../shared/editorial/page-parts';
import { Steps } from '../../shared/editorial/parts/steps';
import { WrittenPage } from '../../shared/editorial/written-page';

const you: Point = [420, 150];
const us: Point = [780, 150];

export default function ServicesPage() {
  return (
    <WrittenPage
      page="services"
      title="AI Services"
      path={paths.services}
      parts={['ways', 'suits', 'declines', 'steps', 'closing']}
    >
      {(page, { ways, suits, declines, steps, closing }) => (
        <>
          <Opening
            {...headOf(page)}
            layout="under"
            drawing={
              <Drawing
                viewBox="0 0 1200 300"
                slice
                ink={rings(you, 15, 300) + rings(us, 15, 300)}
                ember={fringes(you, us, 15, 300)}
                emberFrame={fringeFrame(you, us)}
              />
            }
          />
          <Section title={ways.title}>
            <Ledger part={ways} />
          </Section>
          <Fit suits={suits} declines={declines} />
          <Steps part={steps} />
          <Closing part={closing}>
            <LinkButton to={paths.contact} size="large">
              {closing.actions[0]}
            </LinkButton>
          </Closing>
        </>
      )}
    </WrittenPage>
  );
}
