import { ApiError } from '@futurelab/platform/api';
import { fieldError } from '@futurelab/platform/components/field-error';
import { useFormDraft } from '@futurelab/platform/forms';
import { paths } from '@futurelab/platform/paths';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { Button, Field, Icon, Textarea } from '@futurelab/platform/ui';
import { FormError } from '../../shared/form/form-error';
import { introductionDraft, introductionTitle } from '../../shared/model/introduction-draft';
import { myActivityQuery } from '@futurelab/platform/queries/learning';
import { helloMutation } from '../../queries/posts';
import type { OwnProfile } from '../../queries/account/profile';
import styles from './onboarding.module.css';

/** A first post: an introduction, drafted from what the member has said in the steps before. */
export function IntroductionForm({ profile }: { profile: OwnProfile }) {
  const activity = useQuery(myActivityQuery);
  const title = introductionTitle(profile);
  const { content, change, clear } = useFormDraft('hello', { body: introductionDraft(profile) });
  const send = useMutation(helloMutation);
  return (
    <section className={styles.list} aria-labelledby="onboarding-hello">
      <h3 id="onboarding-hello">Say hello</h3>
      <div role="status">
        {send.isSuccess ? (
          <p className={styles.done}>
            <Icon name="check" /> Your hello is posted.{' '}
            <Link to={paths.discussion(send.data.slug)}>See it</Link>
          </p>
        ) : (
          activity.data?.guide.introduced && (
            <p className={styles.done}>
              <Icon name="check" /> You have said hello.
            </p>
          )
        )}
      </div>
      {!send.isSuccess && !activity.data?.guide.introduced && (
        <>
          <Field
            label="Your hello"
            hint="Written from what you have said. Change it as you like: it is posted as a discussion that every member can see, once you press the button."
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
              onClick={() => send.mutate({ title, body: content.body }, { onSuccess: clear })}
            >
              Post my hello
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
