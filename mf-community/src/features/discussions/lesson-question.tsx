import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Button } from '@futurelab/platform/ui';
import { useRef, useState } from 'react';
import { lessonQuestionMutation } from '../../queries/posts';
import { EditForm } from '../../shared/composer/edit-form';
import { useHasDraft } from '../../shared/composer/use-draft';
import styles from './lesson-discussion.module.css';

const EMPTY = { title: '', body: '' };

/** A question, written without leaving the lesson. */
export function LessonQuestion({ lessonId }: { lessonId: string }) {
  const place = `lesson-question:${lessonId}`;
  const hasDraft = useHasDraft(place);
  const [isOpen, setIsOpen] = useState(false);
  const [posted, setPosted] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const done = (post?: { slug: string }) => {
    setIsOpen(false);
    setPosted(post?.slug);
    opener.current?.focus();
  };
  return (
    <>
      <Button
        ref={opener}
        variant="secondary"
        size="small"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {hasDraft ? 'Continue your question' : 'Ask about this lesson'}
      </Button>
      {isOpen && (
        <div className={styles.question}>
          <EditForm
            text={EMPTY}
            place={place}
            mutation={lessonQuestionMutation(lessonId)}
            send="Post"
            onDone={done}
          />
        </div>
      )}
      <p role="status" className={styles.quiet}>
        {posted !== undefined && (
          <>
            Question posted. <Link to={paths.discussion(posted)}>View it</Link>. We’ll notify you of replies.
          </>
        )}
      </p>
    </>
  );
}
