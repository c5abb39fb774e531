import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import { EmptyState, LinkButton, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { rings, swell } from '../../shared/illustration/line-field';
import { CallToAction } from '../../shared/editorial/parts/call-to-action';
import { Illustration } from '../../shared/editorial/parts/illustration';
import { Hero } from '../../shared/editorial/parts/hero';
import { headOf, type PagePart } from '../../shared/editorial/page-parts';
import { WrittenPage } from '../../shared/editorial/written-page';
import { EpisodeList } from '../../features/podcast/episode-list';
import { Follow } from '../../features/podcast/follow';
import { PodcastStructuredData } from '../../features/podcast/podcast-structured-data';
import { episodesQuery, type PageContent } from '../../queries/content';

export default function PodcastPage() {
  return (
    <WrittenPage
      page="podcast"
      title="Digital Mystics, the conversations"
      path={paths.podcast}
      within={[{ title: 'Digital Mystics', path: paths.book }]}
      parts={['closing']}
    >
      {(page, parts) => <Podcast page={page} {...parts} />}
    </WrittenPage>
  );
}

function Podcast({ page, closing }: { page: PageContent; closing: PagePart }) {
  const [params] = useSearchParams();
  const query = useQuery(episodesQuery(params.get('after')));
  return (
    <>
      <PodcastStructuredData
        name={page.title}
        description={page.data.description}
        episodes={query.data?.items ?? []}
      />
      <Hero
        layout="under"
        {...headOf(page)}
        illustration={
          <Illustration
            viewBox="0 0 1200 200"
            slice
            ink={swell(120, 1200, 200, [600, 100], 34)}
            ember={rings([600, 100], 10, 80)}
          />
        }
      />
      <Follow about={page.body} />
      <QueryBoundary query={query} what="the episodes" skeleton={<Skeleton lines={12} />}>
        {({ items, nextCursor }) => (
          <div>
            {items.length > 0 ? <EpisodeList episodes={items} /> : <NoEpisodes />}
            {nextCursor && (
              <LinkButton variant="secondary" to={`${paths.podcast}?after=${encodeURIComponent(nextCursor)}`}>
                Earlier conversations
              </LinkButton>
            )}
          </div>
        )}
      </QueryBoundary>
      <CallToAction part={closing}>
        <LinkButton to={paths.book} size="large">
          {closing.actions[0]}
        </LinkButton>
      </CallToAction>
    </>
  );
}

const NoEpisodes = () => (
  <EmptyState
    title="No conversation is published at the moment"
    action={
      <LinkButton variant="secondary" to={paths.book}>
        Read the book they begin with
      </LinkButton>
    }
  >
    New ones appear here, and in the feed, on their day.
  </EmptyState>
);
