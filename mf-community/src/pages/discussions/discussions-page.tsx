import { Tabs } from '@futurelab/platform/components/tabs';
import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { groupQuery } from '@futurelab/platform/queries/groups';
import { useQuery } from '@futurelab/platform/query';
import { Link, useSearchParams } from '@futurelab/platform/router';
import { useTimeZone } from '@futurelab/platform/session';
import {
  Container,
  EmptyState,
  LinkButton,
  PageHead,
  PageHeader,
  QueryBoundary,
  Skeleton,
  UserText,
} from '@futurelab/platform/ui';
import { KindFilter } from '../../features/discussions/kind-filter';
import { listPath, readFilters, VIEWS, type ListFilters } from '../../features/discussions/post-labels';
import { PostList } from '../../features/discussions/post-list';
import { SearchForm } from '../../features/discussions/search-form';
import { TagIndex } from '../../features/discussions/tag-index';
import { latestPostsQuery, postsQuery, type PostView } from '../../queries/posts';
import { FollowButton } from '../../shared/follows/follow-button';
import { NewItems } from '../../shared/paging/new-items';
import { usePages } from '../../shared/paging/use-pages';
import { ShowMore } from '../../shared/paging/show-more';
import styles from './discussions-page.module.css';

export default function DiscussionsPage() {
  const [params] = useSearchParams();
  const filters = readFilters(params);
  const { data: group } = useQuery({ ...groupQuery(filters.group ?? ''), enabled: Boolean(filters.group) });
  return (
    <Container>
      <PageHead title="Discussions" path={paths.discussions} unlisted />
      <PageHeader
        eyebrow={
          group ? (
            <Link dir="auto" to={paths.group(group.slug)}>
              {group.name}
            </Link>
          ) : (
            'Community'
          )
        }
        title="Discussions"
        lead={
          filters.group
            ? 'Discussions in this group, most recent activity first.'
            : 'What members are asking and working on, most recent activity first.'
        }
        actions={
          filters.group && (!group?.membership || group.isArchived) ? undefined : (
            <LinkButton to={paths.newDiscussion({ group: filters.group })}>Start a discussion</LinkButton>
          )
        }
      />
      <Tabs
        label="Discussion views"
        tabs={Object.entries(VIEWS).map(([view, label]) => ({
          label,
          to: listPath({ ...filters, tags: false, view: view as PostView }),
          current: !filters.tags && view === filters.view,
        }))}
      />
      <div className={styles.body}>
        <div className={styles.filters}>
          <KindFilter filters={filters} />
          <SearchForm filters={filters} />
        </div>
        {filters.tags ? <TagIndex /> : <Discussions filters={filters} />}
      </div>
    </Container>
  );
}

function Discussions({ filters: { tags: _tags, ...filters } }: { filters: ListFilters }) {
  const timeZone = useTimeZone();
  const pages = usePages((cursor) => postsQuery({ ...filters, cursor }));
  return (
    <>
      {filters.q && (
        <p className={styles.tag}>
          Results for “{filters.q}” <Link to={listPath({ ...filters, q: undefined })}>Clear search</Link>
        </p>
      )}
      {filters.tag && (
        <p className={styles.tag}>
          Tagged “<UserText>{filters.tag}</UserText>”{' '}
          <Link to={listPath({ ...filters, tag: null })}>Clear tag</Link>
          <FollowButton what="tag" of={filters.tag} name={`#${filters.tag}`} />
        </p>
      )}
      <QueryBoundary query={pages} what="discussions" skeleton={<Skeleton lines={16} />}>
        {({ items }) => (
          <>
            <NewItems
              key={listPath(filters)}
              list={postsQuery(filters)}
              latest={latestPostsQuery(filters)}
              shown={items}
              timeOf={({ lastActivityAt }) => lastActivityAt}
              label={(count) => `${pluralize(count, 'new discussion', 'new discussions')}, show`}
            />
            {items.length === 0 ? (
              <Nothing filters={filters} />
            ) : (
              <>
                <PostList posts={items} timeZone={timeZone ?? 'UTC'} ofGroup={filters.group !== undefined} />
                <ShowMore pages={pages} what="discussions" />
              </>
            )}
          </>
        )}
      </QueryBoundary>
    </>
  );
}

const EMPTY: Record<PostView, { title: string; text: string }> = {
  latest: { title: 'No discussions yet', text: 'Start the first one.' },
  unanswered: {
    title: 'No unanswered questions',
    text: 'Questions stay here until their author accepts a reply.',
  },
  following: {
    title: 'You’re not following any discussions',
    text: 'You automatically follow discussions you start or reply to. You can also follow other discussions, tags, and people.',
  },
  mine: { title: 'You haven’t started a discussion yet', text: 'Discussions you start appear here.' },
};

function Nothing({ filters: { view, kind, tag, q, group } }: { filters: ListFilters }) {
  const hasFilters = kind !== null || tag !== null || q !== undefined;
  const { title, text } = EMPTY[view];
  return (
    <EmptyState
      title={q ? `No results for “${q}”` : hasFilters ? 'No matching discussions' : title}
      action={
        hasFilters ? (
          <LinkButton variant="secondary" to={listPath({ view, kind: null, tag: null, group })}>
            Show all discussions
          </LinkButton>
        ) : (
          <LinkButton variant="secondary" to={view === 'mine' ? paths.newDiscussion() : paths.discussions}>
            {view === 'mine' ? 'Start a discussion' : 'See latest discussions'}
          </LinkButton>
        )
      }
    >
      {q ? 'Try fewer or different keywords.' : hasFilters ? 'Try fewer filters.' : text}
    </EmptyState>
  );
}
