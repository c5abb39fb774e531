import { pluralize } from '@futurelab/platform/format';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { EmptyState, QueryBoundary, Skeleton, UserText } from '@futurelab/platform/ui';
import { tagsQuery } from '../../queries/follows';
import { FollowButton } from '../../shared/follows/follow-button';
import { listPath } from './post-labels';
import styles from './post-list.module.css';

/** Every tag with the number of its discussions, the most frequent first. */
export function TagIndex() {
  const query = useQuery(tagsQuery);
  return (
    <QueryBoundary query={query} what="tags" skeleton={<Skeleton lines={12} />}>
      {(tags) =>
        tags.length === 0 ? (
          <EmptyState title="No tags yet">Tags that members add to discussions appear here.</EmptyState>
        ) : (
          <ul className={styles.tags} aria-label="Tags">
            {tags.map(({ tag, count }) => (
              <li key={tag} className={styles.tag}>
                <Link to={listPath({ view: 'latest', kind: null, tag })}>
                  <UserText>#{tag}</UserText>
                </Link>
                <span>{pluralize(count, 'discussion', 'discussions')}</span>
                <FollowButton what="tag" of={tag} name={`#${tag}`} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  );
}
