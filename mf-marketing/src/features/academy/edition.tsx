import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { rings } from '../../shared/illustration/line-field';
import { CallToAction } from '../../shared/editorial/parts/call-to-action';
import { Illustration } from '../../shared/editorial/parts/illustration';
import { Details } from '../../shared/editorial/parts/details';
import { FactList } from '../../shared/editorial/parts/fact-list';
import { Hero } from '../../shared/editorial/parts/hero';
import { headOf } from '../../shared/editorial/page-parts';
import { RunningText } from '../../shared/editorial/running-text';
import { WrittenPage } from '../../shared/editorial/written-page';

interface EditionProps {
  /** Which edition's content. */
  page: string;
  /** Its title while they are on their way. */
  title: string;
  /** Distance of the rings in its illustration; wider in older editions. */
  radius: number;
}

/** An earlier edition of the academy: what it was, what became of it, and the way to the current one. */
export function Edition({ radius, ...edition }: EditionProps) {
  return (
    <WrittenPage {...edition} path={paths.academy} parts={['opening', 'facts', 'taught', 'story', 'closing']}>
      {(page, { opening, facts, taught, story, closing }) => (
        <>
          <Hero
            {...headOf(page)}
            illustration={
              <Illustration
                viewBox="0 0 280 280"
                ink={rings([140, 140], radius, 136)}
                ember={rings([140, 140], radius, radius * 2, 2)}
              />
            }
          >
            <LinkButton to={paths.academy} size="large">
              {opening.actions[0]}
            </LinkButton>
          </Hero>
          <Details part={facts} />
          <Section title={taught.title} layout="margin">
            <FactList part={taught} />
          </Section>
          <Section title={story.title} layout="margin">
            <RunningText text={story.text} />
          </Section>
          <CallToAction part={closing}>
            <Link to={paths.courses}>{closing.actions[0]}</Link>
          </CallToAction>
        </>
      )}
    </WrittenPage>
  );
}
