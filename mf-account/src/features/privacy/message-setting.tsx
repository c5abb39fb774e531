import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { Checkbox, Section } from '@futurelab/platform/ui';
import { FormError } from '../../shared/form/form-error';
import { profileMutation, type OwnProfile } from '../../queries/account/profile';
import styles from './privacy.module.css';

/** Who may write to one; saved when it is changed. */
export function MessageSetting({ profile }: { profile: OwnProfile }) {
  const save = useMutation(profileMutation);
  const accepts = save.isPending
    ? save.variables.acceptsMessagesFromStrangers
    : profile.acceptsMessagesFromStrangers;
  return (
    <Section title="Messages">
      <form className={styles.form} method="post" action={paths.privacyForm}>
        <input type="hidden" name="part" value="messages" />
        <Checkbox
          name="acceptsMessagesFromStrangers"
          label="People I do not know may write to me"
          hint="Their first message is a request that you accept or decline. Friends and people in your groups can always write."
          checked={accepts}
          aria-busy={save.isPending}
          onChange={({ target }) => save.mutate({ acceptsMessagesFromStrangers: target.checked })}
        />
        <noscript>
          <button type="submit">Save</button>
        </noscript>
      </form>
      <FormError error={save.error} />
    </Section>
  );
}
