import { paths } from '@futurelab/platform/paths';
import type { Lesson } from '@futurelab/platform/queries/learning';
import { Button, classNames, LinkButton } from '@futurelab/platform/ui';
import { useRef } from 'react';
import styles from './completion-panel.module.css';
import type { Completion } from './use-completion';

interface CompletionPanelProps {
  lesson: Lesson;
  completion: Completion;
}

/** What counts as playing a lesson, as text; empty where there is nothing to play. */
const PLAYED = { video: ' or the film reaches 90%', audio: ' or the recording reaches 90%' } as const;

const QUEUED = 'Saved on this device. Syncs when you’re back online.';

function playedLabel({ blocks }: Lesson): string {
  const kind = blocks.find((block) => block.kind === 'video' || block.kind === 'audio')?.kind;
  return kind === 'video' || kind === 'audio' ? PLAYED[kind] : '';
}

export function CompletionPanel({
  lesson,
  completion: { isPending, isQueued, change },
}: CompletionPanelProps) {
  const text = useRef<HTMLParagraphElement>(null);

  // The pressed button unmounts, so move focus explicitly.
  const complete = (completed: boolean) => {
    change(completed);
    text.current?.focus({ preventScroll: true });
  };

  const next = lesson.next && paths.lesson(lesson.course.slug, lesson.next.slug);
  if (lesson.isCompleted)
    return (
      <div className={classNames(styles.panel, styles.done)}>
        <p ref={text} tabIndex={-1} className={styles.text} role="status">
          <strong>Completed</strong>
          <span>
            {isQueued
              ? QUEUED
              : next
                ? 'It counts toward your progress.'
                : 'That was the last lesson of this course.'}
          </span>
        </p>
        <div className={styles.actions}>
          <Button variant="quiet" busy={isPending} onClick={() => complete(false)}>
            Undo
          </Button>
          <LinkButton to={next ?? paths.course(lesson.course.slug)} variant={next ? 'primary' : 'secondary'}>
            {next ? 'Next lesson' : 'Back to the course'}
          </LinkButton>
        </div>
      </div>
    );
  return (
    <div className={styles.panel}>
      <p ref={text} tabIndex={-1} className={styles.text} role="status">
        <strong>Done with this lesson?</strong>
        <span>
          {isQueued
            ? QUEUED
            : `Counts once, when you mark it complete${playedLabel(lesson)}. You can undo this.`}
        </span>
      </p>
      <Button busy={isPending} onClick={() => complete(true)}>
        Mark complete
      </Button>
    </div>
  );
}

/** An open lesson, read by a visitor who is not in the course. */
export const JoinPanel = ({ lesson: { course, slug }, signedIn }: { lesson: Lesson; signedIn: boolean }) => (
  <div className={styles.panel}>
    <p className={styles.text}>
      <strong>This lesson is open to everyone</strong>
      <span>
        {signedIn
          ? 'Enroll to open the other lessons and save your progress.'
          : 'Sign in to enroll, open the other lessons and save your progress.'}
      </span>
    </p>
    <LinkButton to={signedIn ? paths.course(course.slug) : paths.signIn(paths.lesson(course.slug, slug))}>
      {signedIn ? 'See the course' : 'Sign in and come back'}
    </LinkButton>
  </div>
);
