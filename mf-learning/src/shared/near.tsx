import { Suspense, use, useEffect, useRef, useState, type ReactNode } from 'react';

/** Calls `onNear` once when `place` is a screen away from what its reader sees. */
export function observeNear(place: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: '100% 0px' },
  );
  observer.observe(place);
  return () => observer.disconnect();
}

/**
 * Stays as the server has rendered it until its place is near: only then its code is asked for. To be rendered as a constant: an
 * update before would take away what the server rendered.
 */
export function Near({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near] = useState(arrival);
  useEffect(() => observeNear(place.current!, near.arrive), [near]);
  return (
    <div ref={place}>
      <Suspense>
        <Awaited near={near.promise}>{children}</Awaited>
      </Suspense>
    </div>
  );
}

function arrival(): { promise: Promise<void>; arrive: () => void } {
  let arrive = (): void => undefined;
  const promise = new Promise<void>((resolve) => (arrive = resolve));
  return { promise, arrive: () => arrive() };
}

function Awaited({ near, children }: { near: Promise<void>; children: ReactNode }) {
  // The server renders it at once.
  if (typeof document !== 'undefined') use(near);
  return children;
}
