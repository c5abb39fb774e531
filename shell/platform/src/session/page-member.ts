import { useSyncExternalStore } from 'react';

/** The person who has signed in since a page was opened, in another tab of the browser. */
export interface Replacement {
  /** Null as long as it is not known. */
  name: string | null;
}

/** Whose page this is: a member's id; null for a visitor's, undefined as long as that is not known. */
let pageMember: string | null | undefined;
let replacement: Replacement | null = null;
const listeners = new Set<() => void>();

export const setPageMember = (memberId: string | null | undefined): void => {
  pageMember = memberId;
};

export const getPageMember = (): string | null | undefined => pageMember;

/** What a write says of its page, so that it is never done in another person's name. */
export const pageMemberHeader = (): Record<string, string> =>
  pageMember === undefined ? {} : { 'x-page-member': pageMember ?? 'none' };

/** Who is signed in instead of the person who opened this page; null while that is nobody. */
export const getReplacement = (): Replacement | null => replacement;

export function setReplacement(next: Replacement | null): void {
  if (next?.name === replacement?.name) return;
  replacement = next;
  for (const listener of listeners) listener();
}

export function onReplacement(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useReplacement = (): Replacement | null =>
  useSyncExternalStore(onReplacement, getReplacement, () => null);
