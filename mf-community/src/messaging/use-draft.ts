import { useQuery } from '@futurelab/platform/query';
import { readStorage, writeStorage } from '@futurelab/platform/storage';
import { useCallback, useEffect, useRef, useState } from 'react';
import { draftsQuery, saveDraft } from '../queries/drafts';

const PAUSE_MS = 800;

/**
 * Text that is kept as one types: at once in this browser, and after a pause on the server, which offers it on any device.
 */
export function useDraft(place: string): {
  text: string;
  setText: (text: string) => void;
  clear: () => void;
} {
  const key = `futurelab:draft:${place}`;
  const { data: drafts } = useQuery(draftsQuery);
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const unsaved = useRef<string | null>(null);

  const save = useCallback(() => {
    const text = unsaved.current;
    if (timer.current) clearTimeout(timer.current);
    if (text === null) return;
    unsaved.current = null;
    // What could not be saved stays in this browser.
    saveDraft(place, text.trim() ? { text } : null).then(
      () => unsaved.current === null && writeStorage('localStorage', key, null),
      () => undefined,
    );
  }, [place, key]);

  useEffect(() => {
    // What is here has not reached the server: it is newer.
    setTyped((now) => now ?? readStorage('localStorage', key));
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [key, save]);

  const setText = (text: string) => {
    setTyped(text);
    writeStorage('localStorage', key, text || null);
    unsaved.current = text;
    if (timer.current) clearTimeout(timer.current);
    timer.current = setTimeout(save, PAUSE_MS);
  };

  const clear = () => {
    setTyped('');
    writeStorage('localStorage', key, null);
    unsaved.current = '';
    save();
  };

  const kept = drafts?.find((draft) => draft.place === place)?.content['text'];
  return { text: typed ?? (typeof kept === 'string' ? kept : ''), setText, clear };
}
