import { ConfirmDialog } from '@futurelab/platform/components/confirm-dialog';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { toastError } from '@futurelab/platform/toast';
import { Button } from '@futurelab/platform/ui';
import { useRef, useState } from 'react';
import { myReviewQuery, withdrawalMutation } from '../../queries/reviews';
import styles from './own-review.module.css';
import { ReviewForm } from './review-form';

/** For members who have finished the course: their one review. */
export function OwnReview({ courseId }: { courseId: string }) {
  const { data } = useQuery(myReviewQuery(courseId));
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  if (!data) return null;
  const review = data.items[0] ?? null;
  // The pressed button unmounts, so move focus explicitly.
  const change = (open: boolean) => {
    setOpen(open);
    frame.current?.focus({ preventScroll: true });
  };
  if (isOpen)
    return (
      <div ref={frame} tabIndex={-1} className={styles.own}>
        <ReviewForm courseId={courseId} review={review} onDone={() => change(false)} />
      </div>
    );
  return (
    <div ref={frame} tabIndex={-1} className={styles.own}>
      {review ? (
        <p className={styles.text}>You wrote a review.</p>
      ) : (
        <p className={styles.text}>You finished this course. What should others know before they start?</p>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={() => change(true)}>
          {review ? 'Change your review' : 'Write a review'}
        </Button>
        {review && <Withdrawal courseId={courseId} />}
      </div>
    </div>
  );
}

function Withdrawal({ courseId }: { courseId: string }) {
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useMutation(withdrawalMutation(courseId));
  return (
    <ConfirmDialog
      title="Withdraw your review?"
      description="Your review and rating are deleted. You can write another."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" size="small">
          Withdraw
        </Button>
      }
      cancel="Keep it"
      action="Withdraw"
      staysOpen
      busy={isPending}
      onConfirm={() =>
        mutate(undefined, {
          onSuccess: () => setOpen(false),
          onError: (error) => toastError('Your review wasn’t withdrawn', error),
        })
      }
    />
  );
}
