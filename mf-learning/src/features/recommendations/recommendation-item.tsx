import { useMutation } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { toast } from '@futurelab/platform/toast';
import { Avatar, Button, Cover } from '@futurelab/platform/ui';
import { dismissalMutation, type Recommendation } from '../../queries/recommendations';
import styles from './recommendation-item.module.css';

const FAILED = {
  variant: 'error',
  title: 'Something went wrong',
  description: 'Nothing changed. Check your connection and try again.',
} as const;

const COVERS = {
  lesson: 'course',
  course: 'course',
  event: 'event',
  group: 'group',
  project: 'group',
  exchange: 'group',
} as const;

/** One thing to do next, why it is here, and a way to refuse it. */
export function RecommendationItem({ item }: { item: Recommendation }) {
  const { id, kind, title, href, reason, why, coverSeed, imageUrl } = item;
  const onError = () => void toast(FAILED);
  const restoring = useMutation({ ...dismissalMutation, onError });
  const dismissing = useMutation({
    ...dismissalMutation,
    onError,
    // Not in `mutate`: its callbacks are lost once the row has left the list.
    onSuccess: (...success) => {
      toast({
        title: `“${title}” won’t be suggested again`,
        duration: 10_000,
        action: { label: 'Undo', onPress: () => restoring.mutate({ id, dismiss: false }) },
      });
      return dismissalMutation.onSuccess?.(...success);
    },
  });
  return (
    <li className={styles.item}>
      {kind === 'person' ? (
        <Avatar className={styles.avatar} name={title} src={imageUrl} size="large" />
      ) : (
        <Cover seed={coverSeed ?? id} kind={COVERS[kind]} />
      )}
      <div className={styles.text}>
        <h3>
          <Link dir="auto" to={href}>
            {title}
          </Link>
        </h3>
        <p dir="auto" className={styles.reason}>
          {reason}
        </p>
        <div className={styles.actions}>
          <details className={styles.why}>
            <summary aria-label={`Why ${title}?`}>Why?</summary>
            <ul>
              {why.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </details>
          <Button
            variant="quiet"
            size="small"
            className={styles.refuse}
            busy={dismissing.isPending}
            onClick={() => dismissing.mutate({ id, dismiss: true })}
            aria-label={`Not for me: ${title}`}
          >
            Not for me
          </Button>
        </div>
      </div>
    </li>
  );
}
