import { Skeleton, VisuallyHidden } from '@futurelab/platform/ui';
import styles from './home-skeleton.module.css';

/**
 * The shape of the whole home while anything of it is on its way. It gives way all at once, so that nothing
 * on the page moves when one answer comes later than another.
 */
export function HomeSkeleton() {
  return (
    <div className={styles.home} aria-busy="true">
      <VisuallyHidden role="status">Loading your home</VisuallyHidden>
      <div className={styles.head}>
        <div>
          <Skeleton shape="title" />
          <Skeleton className={styles.short} />
        </div>
        <Skeleton shape="block" className={styles.next} />
      </div>
      <div className={styles.stats}>
        {['enrolled', 'completed', 'streak', 'progress'].map((stat) => (
          <div key={stat}>
            <Skeleton lines={2} />
          </div>
        ))}
      </div>
      <div className={styles.columns}>
        <div>
          <Skeleton shape="title" />
          <Skeleton lines={8} />
          <Skeleton shape="title" />
          <Skeleton lines={6} />
        </div>
        <div>
          <Skeleton shape="title" />
          <Skeleton lines={12} />
        </div>
      </div>
    </div>
  );
}
