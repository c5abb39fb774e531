import { paths } from '@futurelab/platform/paths';
import { relatedQuery } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { ErrorState, Section, Skeleton } from '@futurelab/platform/ui';
import { FellowLearners } from './fellow-learners';
import { RelatedSynergizer } from './related-synergizer';
import styles from './related.module.css';

/** After a lesson: a few people to try it with. Its place is reserved while they are asked for. */
export function PracticePartners({ courseParam }: { courseParam: string }) {
  const { data, isLoadingError, refetch } = useQuery(relatedQuery(courseParam));
  return (
    <Section
      className={styles.after}
      title="Apply it with someone"
      lead="Tell someone what you’ll try, and compare notes in a week."
    >
      <div className={styles.apply}>
        {isLoadingError ? (
          <ErrorState title="Couldn’t load members" onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton lines={4} />
        ) : data.people.length === 0 ? (
          <p>
            No one else is shown as taking this course yet.{' '}
            <Link to={paths.members}>Find a member who can help</Link>.
          </p>
        ) : (
          <FellowLearners people={data.people} />
        )}
        {data && data.together.length > 0 && <RelatedSynergizer together={data.together} />}
      </div>
    </Section>
  );
}
