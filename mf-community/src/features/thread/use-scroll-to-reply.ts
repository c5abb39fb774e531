import { useLocation, useNavigate } from '@futurelab/platform/router';
import { useEffect, useEffectEvent } from 'react';
import { readReply, replyOfHash } from './reply-address';

/**
 * Brings the reader to the reply that the address names, or to the first unread one. A reply that is not among those on the
 * page is asked for.
 */
export function useScrollToReply(): void {
  const { hash, search, key } = useLocation();
  const navigate = useNavigate();
  const arrive = useEffectEvent(() => {
    const reply = replyOfHash(hash);
    if (reply === undefined) {
      if (window.scrollY === 0) document.getElementById(hash.slice(1) || 'unread')?.scrollIntoView();
      return;
    }
    const place = document.getElementById(hash.slice(1));
    if (place) {
      place.focus({ preventScroll: true });
      // Of a page that has just loaded, the browser has done it; its reader may have scrolled since.
      if (key !== 'default' || window.scrollY === 0) place.scrollIntoView();
    } else if (readReply(new URLSearchParams(search)) !== reply)
      void navigate({ search: `?reply=${reply}`, hash }, { replace: true });
  });
  useEffect(() => arrive(), [key]);
}
