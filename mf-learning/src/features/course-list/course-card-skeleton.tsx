import { Card, Skeleton } from '@futurelab/platform/ui';
import styles from './card-grid.module.css';

/** As many cards as will probably come. */
export const CourseGridSkeleton = ({ count = 6 }: { count?: number }) => (
  <div className={styles.grid}>
    {Array.from({ length: count }, (_, index) => (
      <Card key={index} tone="plain" cover={<Skeleton shape="block" />}>
        <Skeleton shape="title" />
        <Skeleton lines={2} />
      </Card>
    ))}
  </div>
);
