import { paths } from '@futurelab/platform/paths';
import { Button, Field, Textarea } from '@futurelab/platform/ui';
import type { GroupDetail } from '../../queries/groups';
import styles from './group-form.module.css';

/** The questions of a private group, in a browser without a script. */
export const PlainJoinForm = ({ group: { slug, questions } }: { group: GroupDetail }) => (
  <form className={styles.group} method="post" action={paths.groupMembershipForm(slug)}>
    <input type="hidden" name="act" value="enter" />
    {questions.map((question, index) => (
      <Field key={question} label={question} required>
        <Textarea name={`answer-${index}`} rows={3} maxLength={1000} />
      </Field>
    ))}
    <Button type="submit">Send the request</Button>
  </form>
);
