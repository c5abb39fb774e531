import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Button, Skeleton } from '@futurelab/platform/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import type { eventPostMutation } from '../../queries/posts';
import { useHasDraft } from '../../shared/composer/use-has-draft';
import styles from './lesson-discussion.module.css';

const EMPTY = { title: '', body: '' };

// Visitors, who cannot post, do not load it.
const EditForm = lazy(async () => {
  const { EditForm } = await import(/* webpackChunkName: "edit-form" */ '../../shared/composer/edit-form');
  return { default: EditForm<typeof EMPTY, { id: string; slug: string }> };
});

interface PostInPlaceProps {
  /** Where its draft is stored. */
  place: string;
  mutation: ReturnType<typeof eventPostMutation>;
  /** What opens the form. */
  label: string;
  /** The same, once there is a draft. */
  resume: string;
  /** What it is called once it is there. */
  posted: string;
}

/** A post, written without leaving the page it is about. */
export function PostInPlace({ place, mutation, label, resume, posted }: PostInPlaceProps) {
  const hasDraft = useHasDraft(place);
  const [isOpen, setIsOpen] = useState(false);
  const [slug, setSlug] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const done = (post?: { slug: string }) => {
    setIsOpen(false);
    setSlug(post?.slug);
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
        {hasDraft ? resume : label}
      </Button>
      {isOpen && (
        <div className={styles.question}>
          <Suspense fallback={<Skeleton lines={6} />}>
            <EditForm text={EMPTY} place={place} mutation={mutation} send="Post" onDone={done} />
          </Suspense>
        </div>
      )}
      <p role="status" className={styles.quiet}>
        {slug !== undefined && (
          <>
            {posted} <Link to={paths.discussion(slug)}>View it</Link>. We’ll notify you of replies.
          </>
        )}
      </p>
    </>
  );
}
