import { useEffect, useState } from 'react';

/** The address of the sign-in link that was followed, until the next page is there. */
export function usePendingSignIn() {
  const [pending, setPending] = useState<string>();
  useEffect(() => {
    // The back/forward cache restores the page as it was left.
    const restore = ({ persisted }: PageTransitionEvent) => persisted && setPending(undefined);
    addEventListener('pageshow', restore);
    return () => removeEventListener('pageshow', restore);
  }, []);
  return [pending, setPending] as const;
}
