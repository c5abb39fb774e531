import { readStorage, writeStorage } from '@futurelab/platform/storage';
import { useEffect, useState } from 'react';

/** Of whom and when, so that another member at the same device does not get it. */
const SEEN = 'feed-seen';
const SINCE = 'feed-since';

/** Empty: there was none before; undefined: not known. */
function readOf(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  memberId: string,
): string | undefined {
  const [id, at] = (readStorage(storage, key) ?? '').split(' ');
  return id === memberId ? at : undefined;
}

/**
 * When the member saw the feed on this device before, an ISO instant; null at first, and on the first visit. It stays the same
 * as long as the tab is open.
 */
export function useLastVisit(memberId: string): string | null {
  const [since, setSince] = useState<string | null>(null);
  useEffect(() => {
    const known = readOf('sessionStorage', SINCE, memberId) ?? readOf('localStorage', SEEN, memberId) ?? '';
    setSince(known || null);
    writeStorage('sessionStorage', SINCE, `${memberId} ${known}`);
    writeStorage('localStorage', SEEN, `${memberId} ${new Date().toISOString()}`);
  }, [memberId]);
  return since;
}
