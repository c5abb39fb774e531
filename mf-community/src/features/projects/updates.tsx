import { fieldError } from '@futurelab/platform/components/field-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { Markdown } from '@futurelab/platform/markdown';
import { useMutation } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { Button, classNames, Field, RelativeTime, Textarea } from '@futurelab/platform/ui';
import { SendingError } from '../../shared/composer/sending-error';
import { projectUpdateMutation, type ProjectDetail } from '../../queries/projects';
import entry from '../../shared/synergizer/entries.module.css';
import styles from './projects.module.css';

/** What is new in a project, and a form for those in it. */
export function Updates({ project }: { project: ProjectDetail }) {
  const { user } = useSession();
  const isIn = project.part === 'owner' || project.part === 'member';
  return (
    <>
      {project.updates.length === 0 && <p className={entry.quiet}>No updates yet.</p>}
      <ul className={entry.rows}>
        {project.updates.map(({ id, text, author, createdAt }) => (
          <li key={id}>
            <p className={entry.quiet}>
              {author?.name ?? 'Former member'},{' '}
              <RelativeTime at={createdAt} timeZone={user?.timeZone ?? 'UTC'} />
            </p>
            <Markdown>{text}</Markdown>
          </li>
        ))}
      </ul>
      {isIn && <UpdateForm id={project.id} />}
    </>
  );
}

function UpdateForm({ id }: { id: string }) {
  const draft = useFormDraft(`project-update:${id}`, { text: '' });
  const { content, change } = draft;
  const writing = useMutation(clearOnSuccess(draft, projectUpdateMutation(id)));
  return (
    <form
      className={classNames(entry.form, styles.below)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!writing.isPending) writing.mutate({ text: content.text });
      }}
    >
      <Field
        label="Post an update"
        hint="Everyone in the project is notified."
        error={fieldError(writing.error, 'text')}
      >
        <Textarea rows={3} value={content.text} onChange={({ target }) => change({ text: target.value })} />
      </Field>
      <SendingError error={writing.error} fields={['text']} />
      <div className={entry.actions}>
        <Button type="submit" variant="secondary" busy={writing.isPending}>
          Post update
        </Button>
        <DraftNote {...draft} />
      </div>
    </form>
  );
}
