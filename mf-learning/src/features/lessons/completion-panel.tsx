import { ApiError } from '@futurelab/platform/api';
import { paths } from '@futurelab/platform/paths';
import { useMutation, useQueryClient } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { toast } from '@futurelab/platform/toast';
import { Button, classNames, LinkButton } from '@futurelab/platform/ui';
import { useRef } from 'react';
import { completionMutation, lessonQuery, type Lesson } from '../../queries/courses';
import styles from './completion-panel.module.css';

interface CompletionPanelProps {
  lesson: Lesson;
  /** The course as the page's address names it. */
  courseParam: string;
  lessonParam: string;
  enrolled: boolean;
}

/** Counts a lesson, and takes that back. The page shows the new state at once and returns to the old if the api refuses. */
export function CompletionPanel({ lesson, courseParam, lessonParam, enrolled }: CompletionPanelProps) {
  const { user } = useSession();
  const client = useQueryClient();
  const words = useRef<HTMLParagraphElement>(null);
  const { queryKey } = lessonQuery(courseParam, lessonParam);
  const show = (isCompleted: boolean) =>
    client.setQueryData(queryKey, (now: Lesson | undefined) => now && { ...now, isCompleted });

  const completing = useMutation({
    ...completionMutation(lesson.id),
    onMutate: (completed) => void show(completed),
    onError: (error, completed) => {
      show(!completed);
      toast({
        variant: 'error',
        title: completed ? 'This lesson is not counted yet' : 'This lesson still counts',
        description:
          (error instanceof ApiError && error.explanation) || 'The connection may have dropped. Try again.',
      });
    },
  });

  // The button that was pressed goes away; a keyboard stays beside the one that comes.
  const complete = (completed: boolean) => {
    completing.mutate(completed);
    words.current?.focus({ preventScroll: true });
  };

  if (!user || !enrolled) return <JoinPanel lesson={lesson} signedIn={Boolean(user)} />;
  const next = lesson.next && paths.lesson(lesson.course.slug, lesson.next.slug);
  if (lesson.isCompleted)
    return (
      <div className={classNames(styles.panel, styles.done)}>
        <p ref={words} tabIndex={-1} className={styles.words} role="status">
          <strong>Completed</strong>
          <span>{next ? 'It counts toward your progress.' : 'That was the last lesson of this course.'}</span>
        </p>
        <div className={styles.actions}>
          <Button variant="quiet" disabled={completing.isPending} onClick={() => complete(false)}>
            Undo
          </Button>
          <LinkButton to={next ?? paths.course(lesson.course.slug)}>
            {next ? 'Next lesson' : 'Back to the course'}
          </LinkButton>
        </div>
      </div>
    );
  return (
    <div className={styles.panel}>
      <p ref={words} tabIndex={-1} className={styles.words} role="status">
        <strong>Done with this lesson?</strong>
        <span>It counts when you press the button, and only once. You can take it back.</span>
      </p>
      <Button disabled={completing.isPending} onClick={() => complete(true)}>
        Mark complete
      </Button>
    </div>
  );
}

/** An open lesson, read by somebody who is not in the course. */
const JoinPanel = ({ lesson: { course, slug }, signedIn }: { lesson: Lesson; signedIn: boolean }) => (
  <div className={styles.panel}>
    <p className={styles.words}>
      <strong>This lesson is open to everybody</strong>
      <span>
        {signedIn
          ? 'Enroll in the course to open the others and keep your place.'
          : 'Sign in to enroll, open the others and keep your place.'}
      </span>
    </p>
    <LinkButton to={signedIn ? paths.course(course.slug) : paths.signIn(paths.lesson(course.slug, slug))}>
      {signedIn ? 'See the course' : 'Sign in and come back'}
    </LinkButton>
  </div>
);
