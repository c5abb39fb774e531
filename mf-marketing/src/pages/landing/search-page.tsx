import { ApiError } from '@futurelab/platform/api';
import { paths } from '@futurelab/platform/paths';
import { searchQuery } from '@futurelab/platform/queries/search';
import { useQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
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
        description="Find everything on FutureLab that is open to you. Members find more than visitors."
        path={paths.search}
        unlisted
      />
      <PageHeader
        title="Search"
        lead={
          user
            ? 'Everything on FutureLab that is open to you.'
            : 'Everything on FutureLab that is open to visitors. Members find more.'
        }
      />
      <SearchForm text={search} />
      <div className={styles.answer}>{search && <Answer search={search} />}</div>
    </Container>
  );
}

function Answer({ search }: { search: string }) {
  const { data, error, isFetching, refetch } = useQuery(searchQuery(search));
  if (data?.groups.length) return <SearchResults answer={data} search={search} />;
  if (data)
    return (
      <EmptyState
        title={`Nothing matches “${search}”`}
        action={
          <LinkButton to={paths.learn} variant="secondary">
            Look around the Learning Hub
          </LinkButton>
        }
      >
        Try one word of it, or another word for the same thing.
      </EmptyState>
    );
  if (error)
    return (
      <ErrorState title="The search did not answer" onRetry={() => void refetch()} retrying={isFetching}>
        {error instanceof ApiError && error.status === 429
          ? 'Those were many searches in a short time. Your words are kept: try again in a minute.'
          : 'The connection may have dropped. Your words are kept.'}
      </ErrorState>
    );
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Searching</VisuallyHidden>
      <Skeleton lines={8} />
    </div>
  );
}
