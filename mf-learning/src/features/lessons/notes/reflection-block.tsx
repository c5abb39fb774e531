import { Markdown } from '@futurelab/platform/markdown';
import { paths } from '@futurelab/platform/paths';
import type { Lesson } from '@futurelab/platform/queries/learning';
import { useQuery, useQueryClient } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { Button, ErrorState, Field, Icon, LinkButton, Textarea } from '@futurelab/platform/ui';
import { useContext } from 'react';
import {
  saveReflectionOnLeave,
  reflectionQuery,
  saveReflection,
  type BlockOf,
} from '../../../queries/lessons';
import { PreviewContext } from '../../../shared/preview/preview';
import { AutosaveStatus } from './autosave-status';
import styles from './notes.module.css';
import { ShareReflection } from './share-reflection';
import { useAutosave } from './use-autosave';

interface ReflectionBlockProps {
  block: BlockOf<'reflection'>;
  lesson: Lesson;
  /** There is one entry a lesson; further questions are for thinking. */
  hasEntry: boolean;
}

/** A question to oneself, with an entry in a journal that nobody else reads. */
export function ReflectionBlock({ block, lesson, hasEntry }: ReflectionBlockProps) {
  const { user } = useSession();
  const preview = useContext(PreviewContext);
  return (
    <section className={styles.own} aria-label="Reflection">
      <p className={styles.eyebrow}>Reflection</p>
      <div className={styles.prompt}>
        <Markdown>{block.prompt}</Markdown>
      </div>
      {hasEntry && preview && <PreviewedEntry signedIn={preview.reader !== 'visitor'} />}
      {hasEntry &&
        !preview &&
        (user ? (
          <ReflectionForm block={block} lesson={lesson} userId={user.id} />
        ) : (
          <LinkButton
            to={paths.signIn(paths.lesson(lesson.course.slug, lesson.slug))}
            variant="secondary"
            size="small"
          >
            Sign in to write your reflection
          </LinkButton>
        ))}
    </section>
  );
}

/** Where an entry would be written. */
const PreviewedEntry = ({ signedIn }: { signedIn: boolean }) =>
  signedIn ? (
    <Field label="Your reflection" hint="Private to each member.">
      <Textarea rows={6} disabled />
    </Field>
  ) : (
    <Button variant="secondary" size="small" disabled>
      Sign in to write your reflection
    </Button>
  );

type FormProps = Pick<ReflectionBlockProps, 'block' | 'lesson'> & { userId: string };

function ReflectionForm({ block, lesson, userId }: FormProps) {
  const client = useQueryClient();
  const { data, isLoadingError, refetch } = useQuery(reflectionQuery(lesson.id));
  const { value, change, state, send } = useAutosave({
    key: `futurelab:reflection:${userId}:${lesson.id}`,
    stored: data && { value: { text: data.text }, updatedAt: data.updatedAt },
    empty: { text: '' },
    save: (text) => saveReflection(client, lesson.id, text),
    leave: (text) => saveReflectionOnLeave(lesson.id, text),
  });
  if (isLoadingError)
    return <ErrorState title="Couldn’t load your reflection" onRetry={() => void refetch()} />;
  return (
    <>
      <Field
        label="Your reflection"
        hint={
          <>
            <Icon name="lock" /> Private to you. Saves as you type.
          </>
        }
      >
        <Textarea
          rows={6}
          maxLength={20_000}
          value={value.text}
          disabled={!data}
          onChange={({ target }) => change({ text: target.value })}
          onBlur={send}
        />
      </Field>
      <div className={styles.foot}>
        <AutosaveStatus state={state} />
        {value.text.trim() !== '' && (
          <ShareReflection lesson={lesson} prompt={block.prompt} text={value.text} />
        )}
      </div>
    </>
  );
}
