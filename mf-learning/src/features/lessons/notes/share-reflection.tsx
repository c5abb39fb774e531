import { truncate } from '@futurelab/platform/format';
import { plainText } from '@futurelab/platform/markdown';
import type { Lesson } from '@futurelab/platform/queries/learning';
import { useMutation } from '@futurelab/platform/query';
import { paths } from '@futurelab/platform/paths';
import { useNavigate } from '@futurelab/platform/router';
import { Button } from '@futurelab/platform/ui';
import { useState } from 'react';
import { readPostDraft, postDraftMutation } from '../../../queries/lessons';
import styles from './notes.module.css';

interface ShareReflectionProps {
  lesson: Lesson;
  prompt: string;
  text: string;
}

/** Takes a reflection to the composer as a draft. Whatever was begun there is replaced only by who says so. */
export function ShareReflection({ lesson, prompt, text }: ShareReflectionProps) {
  const navigate = useNavigate();
  const [begun, setBegun] = useState<string | null>(null);
  const place = `${lesson.course.slug}/${lesson.slug}`;
  const sharing = useMutation(postDraftMutation);
  const checking = useMutation({ mutationFn: readPostDraft });

  const share = () =>
    sharing.mutate(
      { kind: 'discussion', title: '', body: `${quoted(prompt)}\n\n${text}`, lesson: place },
      { onSuccess: () => void navigate(paths.newDiscussion({ kind: 'discussion', lesson: place })) },
    );
  const check = () =>
    checking.mutate(undefined, {
      onSuccess: (draft) => (draft === null ? share() : setBegun(draft.title || plainText(draft.body))),
    });

  const failed = sharing.isError || checking.isError;
  const busy = sharing.isPending || checking.isPending;
  if (begun !== null)
    return (
      <div className={styles.begun} role="group" aria-label="You have a draft">
        <p>You already have a draft discussion: “{truncate(begun, 80)}”. You can have one draft at a time.</p>
        <Button variant="secondary" size="small" onClick={() => setBegun(null)}>
          Keep draft
        </Button>
        <Button variant="quiet" size="small" busy={busy} onClick={share}>
          Replace draft
        </Button>
      </div>
    );
  return (
    <div className={styles.share}>
      <Button variant="quiet" size="small" busy={busy} onClick={check}>
        Share to discussions
      </Button>
      <p role="status">
        {failed
          ? 'Something went wrong. Your reflection is unchanged. Try again.'
          : 'Copies it into a draft. Nothing is posted until you press Post.'}
      </p>
    </div>
  );
}

const quoted = (markdown: string) =>
  markdown
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
