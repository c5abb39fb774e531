import { useSession } from '@futurelab/platform/session';
import { useSyncExternalStore } from 'react';
import { draftAddress, readDraft } from '../forms/stored-draft';

/**
 * Whether something was typed into that form and not sent; false until the page is in a browser. Not with the forms, which
 * pages that only open one do not load.
 */
export function useHasFormDraft(place: string): boolean {
  const memberId = useSession().user?.id;
  return useSyncExternalStore(
    neverChanges,
    () => readDraft(draftAddress(memberId, place)) !== null,
    () => false,
  );
}

/** Read again with each rendering. */
const neverChanges = () => () => undefined;
