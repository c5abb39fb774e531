import { usePlayer } from '@futurelab/platform/player';
import { readStorage } from '@futurelab/platform/storage';
import { useEffect, useState, type ComponentType } from 'react';
import { STORED_TRACK } from './stored-track';

/** The player, once the user listens: a page that is only read never pays for it. It stays when the page changes. */
export function LazyPlayer() {
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async () => {
      // A failed load is tried again with the next press.
      const loaded = await import(/* webpackChunkName: "player" */ './player-bar').catch(() => null);
      if (loaded) setBar(() => loaded.PlayerBar);
    };
    // After a full page load, such as signing in, reopen the player with the stored track.
    if (readStorage('sessionStorage', STORED_TRACK)) void load();
    return usePlayer.subscribe(load);
  }, []);
  return Bar && <Bar />;
}
