import { paths } from '@futurelab/platform/paths';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { fringeFrame, fringes, rings, type Point } from '../../shared/drawing/line-field';
import { Closing } from '../../shared/editorial/parts/closing';
import { Drawing } from '../../shared/editorial/parts/drawing';
import { Facts } from '../../shared/editorial/parts/facts';
import { Ledger } from '../../shared/editorial/parts/ledger';
import { Opening } from '../../shared/editorial/parts/opening';
import { headOf } from '../../shared/editorial/page-parts';
import { Questions } from '../../shared/editorial/parts/questions';
import { WrittenPage } from '../../shared/editorial/written-page';

const left: Point = [100, 150];
const right: Point = [200, 150];

export default function ApertureCirclePage() {
  return (
    <WrittenPage
      page="aperture-circle"
      title="Aperture Circle"
      path={paths.apertureCircle}
      parts={['facts', 'evening', 'questions', 'closing']}
    >
      {(page, { facts, evening, questions, closing }) => (
        <>
          <Opening
            {...headOf(page)}
            drawing={
              <Drawing
                viewBox="-10 30 320 240"
                ink={rings(left, 8, 104) + rings(right, 8, 104)}
                ember={fringes(left, right, 8, 104)}
                emberFrame={fringeFrame(left, right)}
              />
            }
          />
          <Facts part={facts} />
          <Section title={evening.title} layout="margin">
            <Ledger part={evening} />
          </Section>
          <Questions part={questions} />
          <Closing part={closing}>
            <LinkButton to={paths.contact} size="large">
              {closing.actions[0]}
            </LinkButton>
            <LinkButton to={paths.joinPro} variant="secondary" size="large">
              {closing.actions[1]}
            </LinkButton>
          </Closing>
        </>
      )}
    </WrittenPage>
  );
}
