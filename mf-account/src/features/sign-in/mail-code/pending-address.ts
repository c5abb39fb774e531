import { readStorage, writeStorage } from '@futurelab/platform/storage';

const KEY = 'futurelab:mail-code';
const TEN_MINUTES = 600_000;

/** Phones drop a page while its owner looks for the mail: the step it was at is stored for as long as the code works. */
export const storePendingAddress = (email: string): void =>
  writeStorage('sessionStorage', KEY, JSON.stringify({ email, at: Date.now() }));

export const clearPendingAddress = (): void => writeStorage('sessionStorage', KEY, null);

/** The address a code was just sent to. */
export function pendingAddress(): string | null {
  try {
    const { email, at } = JSON.parse(readStorage('sessionStorage', KEY) ?? '{}') as Record<string, unknown>;
    const isRecent = typeof at === 'number' && Date.now() - at < TEN_MINUTES;
    return isRecent && typeof email === 'string' ? email : null;
  } catch {
    return null;
  }
}
