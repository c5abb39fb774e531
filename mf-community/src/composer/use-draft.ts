import { useMutation, useQuery } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { readStorage, writeStorage } from '@futurelab/platform/storage';
import { useEffect, useRef, useState } from 'react';
import { draftMutation, draftsQuery, type DraftContent } from '../queries/drafts';

const SAVE_AFTER_MS = 800;

interface StoredDraft {
  content: DraftContent;
  /** When it was typed, in milliseconds. */
  at: number;
}

export interface DraftState<Content> {
  content: Content;
  change: (part: Partial<Content>) => void;
  /** Begins anew: it was sent, or is not wanted. */
  clear: () => void;
  /** It was begun at another time, or on another device. */
  restored: boolean;
  /** `here`: only this device has the latest of it. */
  kept: 'nothing' | 'here' | 'server';
}

/**
 * A draft, stored on this device on every change and on the server after a debounce. The newer copy is restored.
 */
export function useDraft<Content extends object>(place: string, empty: Content): DraftState<Content> {
  const key = keyOf(useSession().user?.id, place);
  const [content, setContent] = useState(empty);
  const [restored, setRestored] = useState(false);
  const [kept, setKept] = useState<DraftState<Content>['kept']>('nothing');
  const typed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { data: drafts } = useQuery(draftsQuery);
  const { mutate } = useMutation(draftMutation(place));

  useEffect(() => {
    if (typed.current) return;
    const newest = newestOf(
      readStoredDraft(key),
      drafts?.find((draft) => draft.place === place),
    );
    if (!newest) return;
    setContent((now) => ({ ...now, ...(newest.content as Partial<Content>) }));
    setRestored(true);
  }, [key, place, drafts]);

  useEffect(() => () => clearTimeout(timer.current), [key]);

  const save = (next: DraftContent) =>
    mutate(next, { onSuccess: () => setKept('server'), onError: () => setKept('here') });

  return {
    content,
    restored,
    kept,
    change: (part) => {
      typed.current = true;
      const next = { ...content, ...part };
      setContent(next);
      setKept('here');
      writeStorage('localStorage', key, JSON.stringify({ content: next, at: Date.now() }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => save(next as DraftContent), SAVE_AFTER_MS);
    },
    clear: () => {
      clearTimeout(timer.current);
      const isKept = restored || typed.current;
      typed.current = true;
      setContent(empty);
      setRestored(false);
      setKept('nothing');
      writeStorage('localStorage', key, null);
      if (isKept) mutate(null);
    },
  };
}

const keyOf = (memberId: string | undefined, place: string) => `futurelab:draft:${memberId}:${place}`;

/** Whether something has been begun there, in this browser or on another device; false until the page is in a browser. */
export function useHasDraft(place: string): boolean {
  const key = keyOf(useSession().user?.id, place);
  const { data: drafts } = useQuery(draftsQuery);
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(readStoredDraft(key) !== null), [key, drafts]);
  return isHere || (drafts?.some((draft) => draft.place === place) ?? false);
}

function readStoredDraft(key: string): StoredDraft | null {
  try {
    return JSON.parse(readStorage('localStorage', key) ?? 'null') as StoredDraft | null;
  } catch {
    return null;
  }
}

const newestOf = (
  here: StoredDraft | null,
  there?: { content: DraftContent; updatedAt: string },
): StoredDraft | null => {
  const at = there ? Date.parse(there.updatedAt) : 0;
  return here && here.at >= at ? here : there ? { content: there.content, at } : null;
};
