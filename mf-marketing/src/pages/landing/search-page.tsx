import { ApiError } from '@futurelab/platform/api';
import { paths } from '@futurelab/platform/paths';
import { searchQuery } from '@futurelab/platform/queries/search';
import { useQuery } from '@futurelab/platform/query';
import { Link, useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import {
  Container,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHead,
  PageHeader,
  Skeleton,
  VisuallyHidden,
} from '@futurelab/platform/ui';
import { SearchResults } from '../../features/search/search-results';
import { SearchForm } from '../../features/search/search-form';
import { readSearch } from '../../queries/search';
import styles from './search-page.module.css';

export default function SearchPage() {
  const [params] = useSearchParams();
  const { user } = useSession();
  const search = readSearch(params);
  return (
    <Container className={styles.page}>
      <PageHead
        title={search ? `Search: ${search}` : 'Search'}
        description="Search courses, events, and pages. Members can search more."
        path={paths.search}
        unlisted
      />
      <PageHeader
        title="Search"
        lead={
          user
            ? 'Courses, lessons, discussions, people, groups, events, and pages.'
            : 'Courses, events, and pages. Members can search more.'
        }
      />
      <SearchForm text={search} />
      <div className={styles.answer}>
        {search ? <Answer search={search} /> : <Browse isMember={user !== null} />}
      </div>
    </Container>
  );
}

const PLACES: [label: string, to: string, text: string][] = [
  ['Courses', paths.courses, 'Short courses, each with a lesson anyone can read'],
  ['Discussions', paths.discussions, 'Questions and answers from members'],
  ['Events', paths.events, 'Workshops and conversations, in your own time zone'],
  ['Groups', paths.groups, 'Small groups around one question'],
  ['Members', paths.members, 'Find people by role, location, or skill'],
];

/** Where to look, before there is a word to search for. */
const Browse = ({ isMember }: { isMember: boolean }) => (
  <nav aria-labelledby="browse">
    <h2 id="browse" className={styles.heading}>
      Or browse
    </h2>
    <ul className={styles.places}>
      {PLACES.filter(([, to]) => isMember || to !== paths.discussions).map(([label, to, text]) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  </nav>
);

function Answer({ search }: { search: string }) {
  const { data, error, isFetching, refetch } = useQuery(searchQuery(search));
  if (data?.groups.length) return <SearchResults answer={data} search={search} />;
  if (data)
    return (
      <EmptyState
        title={`No results for “${search}”`}
        action={
          <LinkButton to={paths.learn} variant="secondary">
            Browse the Learning Hub
          </LinkButton>
        }
      >
        Try fewer or different keywords.
      </EmptyState>
    );
  if (error)
    return (
      <ErrorState title="Search didn’t respond" onRetry={() => void refetch()} retrying={isFetching}>
        {error instanceof ApiError && error.status === 429
          ? 'Too many searches in a short time. Your text is still here. Try again in a minute.'
          : 'Check your connection. Your text is still here.'}
      </ErrorState>
    );
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Searching</VisuallyHidden>
      <Skeleton lines={8} />
    </div>
  );
}
