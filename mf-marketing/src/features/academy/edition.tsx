import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { LinkButton, Prose, Section } from '@futurelab/platform/ui';
import { rings } from '../../drawing/line-field';
import { Closing } from '../../editorial/closing';
import { Drawing } from '../../editorial/drawing';
import { Facts } from '../../editorial/facts';
import { Ledger } from '../../editorial/ledger';
import { Opening } from '../../editorial/opening';
import { PublicPage } from '../../editorial/public-page';
import type { EditionText } from './editions';

/** An earlier edition of the academy: what it was, what became of it, and the way to the current one. */
export function Edition({
  title,
  headline,
  description,
  lead,
  years,
  facts,
  units,
  story,
  radius,
}: EditionText) {
  return (
    <PublicPage title={title} description={description} path={paths.academy}>
      <Opening
        title={headline}
        lead={lead}
        drawing={
          <Drawing
            viewBox="0 0 280 280"
            ink={rings([140, 140], radius, 136)}
            ember={rings([140, 140], radius, radius * 2, 2)}
          />
        }
      >
        <LinkButton to={paths.academy} size="large">
          Go to the current academy
        </LinkButton>
      </Opening>
      <Facts facts={[['Edition', `${years}, kept for reference`], ...facts]} />
      <Section title="What was taught" layout="margin">
        <Ledger entries={units} />
      </Section>
      <Section title="What became of it" layout="margin">
        <Prose>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Section>
      <Closing
        title="This edition is closed."
        text="It cannot be booked any more. Its successor is Epic Life Lab; you can begin it free today."
      >
        <Link to={paths.courses}>See all current courses</Link>
      </Closing>
    </PublicPage>
  );
}
