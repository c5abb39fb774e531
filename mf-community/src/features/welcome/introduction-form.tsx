import { ApiError } from '@futurelab/platform/api';
import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { useFormDraft } from '@futurelab/platform/forms';
import { paths } from '@futurelab/platform/paths';
import { myActivityQuery } from '@futurelab/platform/queries/learning';
import { myProfileQuery, type OwnProfile } from '@futurelab/platform/queries/members';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { Button, ErrorState, Field, Icon, Skeleton, Textarea } from '@futurelab/platform/ui';
import { newPostMutation } from '../../queries/posts';
import { introductionDraft, introductionTitle } from './introduction-draft';
import styles from './welcome.module.css';

/** A first post: an introduction, drafted from what the member has said in the steps before. */
export function IntroductionForm() {
  const profile = useQuery(myProfileQuery);
  if (profile.isLoadingError)
    return <ErrorState onRetry={() => void profile.refetch()} retrying={profile.isFetching} />;
  if (!profile.data) return <Skeleton lines={6} />;
  return <Hello profile={profile.data} />;
}

function Hello({ profile }: { profile: OwnProfile }) {
  const activity = useQuery(myActivityQuery);
  const title = introductionTitle(profile);
  const { content, change, clear } = useFormDraft('hello', { body: introductionDraft(profile) });
  const send = useMutation(newPostMutation);
  return (
    <section className={styles.list} aria-labelledby="onboarding-hello">
      <h3 id="onboarding-hello">Say hello</h3>
      <div role="status">
        {send.isSuccess ? (
          <p className={styles.done}>
            <Icon name="check" /> Introduction posted.{' '}
            <Link to={paths.discussion(send.data.slug)}>View it</Link>
          </p>
        ) : (
          activity.data?.guide.introduced && (
            <p className={styles.done}>
              <Icon name="check" /> You’ve introduced yourself.
            </p>
          )
        )}
      </div>
      {!send.isSuccess && !activity.data?.guide.introduced && (
        <>
          <Field
            label="Your introduction"
            hint="Drafted from your profile. Edit it as you like. When you post it, every member can see it as a discussion."
            error={fieldError(send.error, 'body')}
          >
            <Textarea
              name="body"
              rows={7}
              maxLength={20_000}
              value={content.body}
              onChange={({ target }) => change({ body: target.value })}
            />
          </Field>
          <div>
            <Button
              variant="secondary"
              busy={send.isPending}
              onClick={() =>
                send.mutate({ kind: 'introduction', title, body: content.body }, { onSuccess: clear })
              }
            >
              Post introduction
            </Button>
          </div>
          <FormError
            error={
              send.error instanceof ApiError && Object.keys(send.error.details).length > 0 ? null : send.error
            }
          />
        </>
      )}
    </section>
  );
}
