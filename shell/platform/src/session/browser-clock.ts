import { useSyncExternalStore } from 'react';
import { canonicalTimeZone, dateLocale, provideDateLocale } from '../format';
import { useSession } from './session';

/** The zone of this browser, by its one name. */
export const browserTimeZone = (): string =>
  canonicalTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC';

let visitorZone: string | null = null;
const listeners = new Set<() => void>();

/** The server knows neither zone nor language of a visitor: pages follow those of the browser once they are alive. */
export function followBrowserClock(): void {
  if (visitorZone !== null) return;
  const locale = dateLocale(navigator.language);
  provideDateLocale(() => locale);
  visitorZone = browserTimeZone();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The member's zone; a visitor's once their page is alive; null as long as it is not known. */
export function useTimeZone(): string | null {
  const { user } = useSession();
  const ofVisitor = useSyncExternalStore(
    subscribe,
    () => visitorZone,
    () => null,
  );
  return user ? user.timeZone : ofVisitor;
}
