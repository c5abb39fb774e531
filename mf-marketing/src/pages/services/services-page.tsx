import { paths } from '@futurelab/platform/paths';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { fringeFrame, fringes, rings, type Point } from '../../shared/illustration/line-field';
import { CallToAction } from '../../shared/editorial/parts/call-to-action';
import { Illustration } from '../../shared/editorial/parts/illustration';
import { AudienceFit } from '../../shared/editorial/parts/audience-fit';
import { FactList } from '../../shared/editorial/parts/fact-list';
import { Hero } from '../../shared/editorial/parts/hero';
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
          <Hero
            {...headOf(page)}
            layout="under"
            illustration={
              <Illustration
                viewBox="0 0 1200 300"
                slice
                ink={rings(you, 15, 300) + rings(us, 15, 300)}
                ember={fringes(you, us, 15, 300)}
                emberFrame={fringeFrame(you, us)}
              />
            }
          />
          <Section title={ways.title}>
            <FactList part={ways} />
          </Section>
          <AudienceFit suits={suits} declines={declines} />
          <Steps part={steps} />
          <CallToAction part={closing}>
            <LinkButton to={paths.contact} size="large">
              {closing.actions[0]}
            </LinkButton>
          </CallToAction>
        </>
      )}
    </WrittenPage>
  );
}
