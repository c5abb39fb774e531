import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { rings } from '../../shared/drawing/line-field';
import { Closing } from '../../shared/editorial/parts/closing';
import { Drawing } from '../../shared/editorial/parts/drawing';
import { Facts } from '../../shared/editorial/parts/facts';
import { Ledger } from '../../shared/editorial/parts/ledger';
import { Opening } from '../../shared/editorial/parts/opening';
import { headOf } from '../../shared/editorial/page-parts';
import { RunningText } from '../../shared/editorial/running-text';
import { WrittenPage } from '../../shared/editorial/written-page';

interface EditionProps {
  /** Which edition's words. */
  page: string;
  /** Its title while they are on their way. */
  title: string;
  /** Distance of the rings in its drawing; wider in older editions. */
  radius: number;
}

/** An earlier edition of the academy: what it was, what became of it, and the way to the current one. */
export function Edition({ radius, ...edition }: EditionProps) {
  return (
    <WrittenPage {...edition} path={paths.academy} parts={['opening', 'facts', 'taught', 'story', 'closing']}>
      {(page, { opening, facts, taught, story, closing }) => (
        <>
          <Opening
            {...headOf(page)}
            drawing={
              <Drawing
                viewBox="0 0 280 280"
                ink={rings([140, 140], radius, 136)}
                ember={rings([140, 140], radius, radius * 2, 2)}
              />
            }
          >
            <LinkButton to={paths.academy} size="large">
              {opening.actions[0]}
            </LinkButton>
          </Opening>
          <Facts part={facts} />
          <Section title={taught.title} layout="margin">
            <Ledger part={taught} />
          </Section>
          <Section title={story.title} layout="margin">
            <RunningText text={story.text} />
          </Section>
          <Closing part={closing}>
            <Link to={paths.courses}>{closing.actions[0]}</Link>
          </Closing>
        </>
      )}
    </WrittenPage>
  );
}
