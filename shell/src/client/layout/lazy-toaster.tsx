import { subscribeToToasts } from '@futurelab/platform/toast';
import { useEffect, useState, type ComponentType } from 'react';
import { afterPaint } from '@futurelab/platform/after-paint';

/**
 * The toasts' own code comes with the first press or key of a visit, so that it is there when the network no
 * longer is, or with the first toast; a page that is only read never pays for it.
 */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async () => {
      // Input is handled first.
      await afterPaint();
      // A failed load is tried again with the next toast.
      const loaded = await import('@futurelab/platform/toaster').catch(() => null);
      if (loaded) setToaster(() => loaded.Toaster);
    };
    const unsubscribe = subscribeToToasts(load);
    document.addEventListener('click', load, { once: true });
    document.addEventListener('keydown', load, { once: true });
    return () => {
      unsubscribe();
      document.removeEventListener('click', load);
      document.removeEventListener('keydown', load);
    };
  }, []);
  return Toaster && <Toaster />;
}
