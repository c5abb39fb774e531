import { paths } from '@futurelab/platform/paths';
import { LinkButton } from '@futurelab/platform/ui';
import { rings, swell } from '../drawing/line-field';
import { Closing } from '../editorial/closing';
import { Drawing } from '../editorial/drawing';
import { Opening } from '../editorial/opening';
import { PublicPage } from '../editorial/public-page';
import { PodcastFacts } from '../features/podcast/podcast-facts';
import { EpisodeList } from '../features/podcast/episode-list';

const TITLE = 'Digital Mystics, the conversations';
const DESCRIPTION =
  'The conversations that belong to Digital Mystics: Ines Valdor with a meditation teacher, a lawyer, an engineer and a superintendent, to read in short.';

export default function PodcastPage() {
  return (
    <PublicPage
      title={TITLE}
      description={DESCRIPTION}
      path={paths.podcast}
      within={[{ title: 'Digital Mystics', path: paths.book }]}
    >
      <PodcastFacts name={TITLE} description={DESCRIPTION} />
      <Opening
        layout="under"
        title="Four conversations, to read."
        lead="Each begins with a page of Digital Mystics and a person who disagrees with it. Here they are as transcripts in short: what was said, without the coughing."
        drawing={
          <Drawing
            viewBox="0 0 1200 200"
            slice
            ink={swell(120, 1200, 200, [600, 100], 34)}
            ember={rings([600, 100], 10, 80)}
          />
        }
      />
      <EpisodeList />
      <Closing
        title="They began with a book."
        text="216 pages, nine chapters. The opening pages are free to read."
      >
        <LinkButton to={paths.book} size="large">
          Read Digital Mystics
        </LinkButton>
      </Closing>
    </PublicPage>
  );
}
