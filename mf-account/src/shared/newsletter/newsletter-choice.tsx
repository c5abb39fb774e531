import { TRACK_TITLES, TRACKS, type Track } from '@futurelab/platform/format';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { useSite } from '@futurelab/platform/session';
import { Checkbox, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { FormError } from '@futurelab/platform/components/form-error';
import { newsletterMutation, newsletterQuery } from '../../queries/account/newsletter';
import styles from './newsletter-choice.module.css';

/** Whether the newsletter comes by mail; saved when it is changed. A choice of its own: nothing else depends on it. */
export function NewsletterChoice() {
  const choice = useQuery(newsletterQuery);
  const save = useMutation(newsletterMutation);
  const { acceptsSubscribers } = useSite();
  return (
    <QueryBoundary query={choice} what="your setting" skeleton={<Skeleton lines={2} />}>
      {({ state, interests }) => (
        <>
          <Checkbox
            label="Send me the newsletter"
            hint={
              !acceptsSubscribers && state === 'off'
                ? 'Sign-up is closed right now.'
                : state === 'asked'
                  ? 'We sent you an email. Confirm your address to subscribe.'
                  : 'New writing and what’s coming up. Every issue has an unsubscribe link.'
            }
            disabled={!acceptsSubscribers && state === 'off'}
            checked={save.isPending ? save.variables.subscribed : state !== 'off'}
            aria-busy={save.isPending}
            onChange={({ target }) => save.mutate({ subscribed: target.checked })}
          />
          {state !== 'off' && (
            <InterestsFields
              interests={(save.isPending && save.variables.interests) || interests}
              onChange={(chosen) => save.mutate({ subscribed: true, interests: chosen })}
            />
          )}
          <FormError error={save.error} />
        </>
      )}
    </QueryBoundary>
  );
}

interface InterestsFieldsProps {
  interests: readonly Track[];
  onChange: (interests: Track[]) => void;
}

/** Newsletters about one subject go to people who chose it. */
function InterestsFields({ interests, onChange }: InterestsFieldsProps) {
  return (
    <fieldset className={styles.interests}>
      <legend>Interests</legend>
      <p>Some newsletters are about one subject and go only to people who chose it.</p>
      {TRACKS.map((track) => (
        <Checkbox
          key={track}
          label={TRACK_TITLES[track]}
          checked={interests.includes(track)}
          onChange={({ target }) =>
            onChange(TRACKS.filter((one) => (one === track ? target.checked : interests.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}
