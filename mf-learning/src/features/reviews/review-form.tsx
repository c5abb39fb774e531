import { ApiError } from '@futurelab/platform/api';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, Field, Textarea } from '@futurelab/platform/ui';
import { isVisible } from '@futurelab/platform/text';
import { useId, useState, type FormEvent } from 'react';
import { reviewMutation, type Review } from '../../queries/reviews';
import styles from './review-form.module.css';

const RATINGS = [
  { value: 1, label: 'Not for me' },
  { value: 2, label: 'Weak' },
  { value: 3, label: 'Fair' },
  { value: 4, label: 'Good' },
  { value: 5, label: 'Excellent' },
];
const MAX_LENGTH = 2_000;

interface ReviewFormProps {
  courseId: string;
  /** Null for a first one. */
  review: Review | null;
  onDone: () => void;
}

/** Writes or changes the member's one review. What was typed stays when it could not be sent. */
export function ReviewForm({ courseId, review, onDone }: ReviewFormProps) {
  const draft = useFormDraft(`review:${courseId}`, {
    rating: review?.rating ?? 0,
    text: review?.text ?? '',
  });
  const { rating, text } = draft.content;
  const [asked, setAsked] = useState(false);
  const name = useId();
  const { mutate, isPending, error } = useMutation(clearOnSuccess(draft, reviewMutation(courseId)));
  const details = error instanceof ApiError ? error.details : {};
  const ratingError = (asked && rating === 0 && 'Choose 1 to 5 stars.') || details['rating']?.join(' ');
  const textError =
    (asked && !isVisible(text) && 'Write a sentence or two.') ||
    details['text']?.join(' ') ||
    (error && Object.keys(details).length === 0
      ? (error instanceof ApiError && error.explanation) ||
        'Couldn’t send your review. Your text is still here. Try again.'
      : undefined);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (rating === 0 || !isVisible(text)) return;
    mutate(
      { rating, text },
      {
        onSuccess: () => {
          toast({ title: review ? 'Review updated' : 'Thank you for your review' });
          onDone();
        },
      },
    );
  };

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <fieldset className={styles.ratings} aria-describedby={ratingError ? `${name}-error` : undefined}>
        <legend>How was the course?</legend>
        <div className={styles.choices}>
          {RATINGS.map(({ value, label }) => (
            <label key={value} className={styles.choice}>
              <input
                type="radio"
                name={name}
                value={value}
                checked={rating === value}
                onChange={() => draft.change({ rating: value })}
              />
              <span>
                {value} <small>{label}</small>
              </span>
            </label>
          ))}
        </div>
        {ratingError && (
          <p id={`${name}-error`} className={styles.error} role="alert">
            {ratingError}
          </p>
        )}
      </fieldset>
      <Field label="What should others know?" hint="Members see your name with it." error={textError}>
        <Textarea
          value={text}
          maxLength={MAX_LENGTH}
          onChange={({ target }) => draft.change({ text: target.value })}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" busy={isPending}>
          {review ? 'Save' : 'Send review'}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            draft.clear();
            onDone();
          }}
        >
          Cancel
        </Button>
        <DraftNote {...draft} />
      </div>
    </form>
  );
}
