import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '../session/session';
import { draftAddress, readDraft, removeExpiredDrafts, writeDraft, type StoredDraft } from './stored-draft';

interface Options<Values> {
  /** A copy on the server; the newer of the two is restored. */
  remote?: StoredDraft<Values> | undefined;
  /** Called with each draft, and with null once it is not needed any more. */
  onChange?: (draft: StoredDraft<Values> | null) => void;
}

export interface FormDraft<Values> {
  /** What the form shows: what the server has, and what was typed over it. */
  content: Values;
  change: (part: Partial<Values>) => void;
  /** It was sent, or is not wanted: the form shows what the server has. */
  clear: () => void;
  /** It was typed before this page was opened. */
  restored: boolean;
  /** The server has another text than the one that was changed here: there are two versions, and which one is shown. */
  versions: 'draft' | 'saved' | null;
  /** Shows the other version. */
  switchVersion: () => void;
}

const NONE = { content: {}, base: {}, at: 0 };

/**
 * What is typed into a form, stored in the browser until it is sent: a reload, a link, going back or signing in again loses
 * nothing. Fields that were not changed follow the server. For text: no codes, passwords or files.
 * @param place what the form is called among those of one person
 * @param saved what the server has
 */
export function useFormDraft<Values extends object>(
  place: string,
  saved: Values,
  { remote, onChange }: Options<Values> = {},
): FormDraft<Values> {
  const memberId = useSession().user?.id;
  const [draft, setDraft] = useState<StoredDraft<Values> | null>(null);
  const [restored, setRestored] = useState(false);
  const latest = useRef(draft);
  const touched = useRef(false);

  const show = (next: StoredDraft<Values> | null, isRestored: boolean) => {
    latest.current = next;
    setDraft(next);
    setRestored(isRestored && next !== null);
  };
  const store = (next: StoredDraft<Values> | null) => {
    touched.current = true;
    writeDraft(draftAddress(memberId, place), next);
    onChange?.(next);
  };
  const restore = (found: StoredDraft<Values> | null | undefined) => {
    // It was sent by a page that was left before it heard so.
    const isSent =
      found && !found.other && keysOf(found.content).every((key) => isSame(found.content[key], saved[key]));
    if (isSent) store(null);
    show(isSent ? null : (found ?? null), true);
  };

  // Before the effects of the fields: what they change is changed in what was restored.
  useLayoutEffect(() => {
    touched.current = false;
    restore(readDraft(draftAddress(memberId, place)));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each form
  }, [memberId, place]);
  useEffect(() => {
    if (touched.current || !remote || (latest.current && latest.current.at >= remote.at)) return;
    restore(remote);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each copy
  }, [memberId, place, remote]);
  useEffect(removeExpiredDrafts, []);

  const { content, base, other, showsSaved = false }: StoredDraft<Values> = draft ?? NONE;
  const isOutdated = keysOf(base).some(
    (key) => !isSame(base[key], saved[key]) && !isSame(content[key], saved[key]),
  );
  return {
    content: { ...saved, ...content },
    restored,
    versions: !other && !isOutdated ? null : showsSaved ? 'saved' : 'draft',
    change: (part) => {
      const now = latest.current;
      const next = {
        ...now,
        content: { ...now?.content, ...part },
        base: { ...pick(saved, keysOf(part)), ...now?.base },
        at: Date.now(),
      };
      show(next, restored);
      store(next);
    },
    clear: () => {
      const had = latest.current !== null;
      touched.current = true;
      show(null, false);
      if (had) store(null);
    },
    switchVersion: () => {
      const shown = other ?? {};
      const next = {
        content: shown,
        base: pick(saved, keysOf(shown)),
        other: content,
        showsSaved: !showsSaved,
        at: Date.now(),
      };
      show(next, restored);
      store(next);
    },
  };
}

const keysOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values)[];
const pick = <Values extends object>(values: Values, keys: (keyof Values)[]): Partial<Values> =>
  Object.fromEntries(keys.map((key) => [key, values[key]])) as Partial<Values>;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
