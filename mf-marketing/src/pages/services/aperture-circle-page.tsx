import { paths } from '@futurelab/platform/paths';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { fringeFrame, fringes, rings, type Point } from '../../shared/illustration/line-field';
import { CallToAction } from '../../shared/editorial/parts/call-to-action';
import { Illustration } from '../../shared/editorial/parts/illustration';
import { Details } from '../../shared/editorial/parts/details';
import { FactList } from '../../shared/editorial/parts/fact-list';
import { Hero } from '../../shared/editorial/parts/hero';
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
          <Hero
            {...headOf(page)}
            illustration={
              <Illustration
                viewBox="-10 30 320 240"
                ink={rings(left, 8, 104) + rings(right, 8, 104)}
                ember={fringes(left, right, 8, 104)}
                emberFrame={fringeFrame(left, right)}
              />
            }
          />
          <Details part={facts} />
          <Section title={evening.title} layout="margin">
            <FactList part={evening} />
          </Section>
          <Questions part={questions} />
          <CallToAction part={closing}>
            <LinkButton to={paths.contact} size="large">
              {closing.actions[0]}
            </LinkButton>
            <LinkButton to={paths.joinPro} variant="secondary" size="large">
              {closing.actions[1]}
            </LinkButton>
          </CallToAction>
        </>
      )}
    </WrittenPage>
  );
}
