import { VisuallyHidden } from '@futurelab/platform/ui';
import styles from './stars.module.css';

/** A rating of one to five; a part of a star is drawn as a part. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{rating} of 5 stars</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 20 20" aria-hidden="true">
          <path d={STAR} />
          {rating > star - 1 && <path className={styles.full} d={rating >= star - 0.25 ? STAR : HALF} />}
        </svg>
      ))}
    </span>
  );
}

const STAR = 'M10 2.6l2.3 4.9 5.3.6-4 3.6 1.1 5.3L10 14.4 5.3 17l1.1-5.3-4-3.6 5.3-.6z';
const HALF = 'M10 2.6v11.8L5.3 17l1.1-5.3-4-3.6 5.3-.6z';
