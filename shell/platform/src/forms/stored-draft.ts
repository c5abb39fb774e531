import { readStorage, removeStored, writeStorage } from '@futurelab/platform/storage';

const PREFIX = 'futurelab:draft:';
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** What was typed into a form and not yet sent. */
export interface StoredDraft<Values> {
  /** The fields that were changed. */
  content: Partial<Values>;
  /** What the server had in them when each was first changed. */
  base: Partial<Values>;
  /** In milliseconds. */
  at: number;
  /** Once the server has another text: the version that is not shown. */
  other?: Partial<Values>;
  showsSaved?: boolean;
}

/** Where a draft stands: a member's outlives the tab; a visitor's does not, since others may use the same browser. */
export interface DraftAddress {
  storage: 'localStorage' | 'sessionStorage';
  key: string;
}

export const draftAddress = (memberId: string | undefined, place: string): DraftAddress => ({
  storage: memberId ? 'localStorage' : 'sessionStorage',
  key: `${PREFIX}${memberId ?? 'visitor'}:${place}`,
});

export function readDraft<Values>({ storage, key }: DraftAddress): StoredDraft<Values> | null {
  const draft = parse<Values>(readStorage(storage, key));
  return draft && !isExpired(draft) ? draft : null;
}

export const writeDraft = <Values>({ storage, key }: DraftAddress, draft: StoredDraft<Values> | null): void =>
  writeStorage(storage, key, draft && JSON.stringify(draft));

export const removeExpiredDrafts = (): void =>
  removeStored('localStorage', (key, value) => {
    if (!key.startsWith(PREFIX)) return false;
    const draft = parse(value);
    return draft === null || isExpired(draft);
  });

const isExpired = ({ at }: StoredDraft<unknown>): boolean => at < Date.now() - MAX_AGE_MS;

function parse<Values>(text: string | null): StoredDraft<Values> | null {
  try {
    const draft = JSON.parse(text ?? 'null') as StoredDraft<Values> | null;
    return draft && { ...draft, base: draft.base ?? {} };
  } catch {
    return null;
  }
}
