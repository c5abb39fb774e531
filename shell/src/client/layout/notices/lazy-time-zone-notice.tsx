import type { CurrentUser } from '@futurelab/platform/session';
import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../../when-idle';

const load = () => import(/* webpackChunkName: "time-zone-notice" */ './time-zone-notice');

/** Compares clocks for members once the page is at rest. */
export function LazyTimeZoneNotice({ user }: { user: CurrentUser }) {
  const [Notice, setNotice] = useState<ComponentType<{ user: CurrentUser }> | null>(null);
  useEffect(() => {
    const show = async () => {
      const { TimeZoneNotice } = await load();
      setNotice(() => TimeZoneNotice);
    };
    whenIdle(() => void show().catch(() => undefined));
  }, []);
  return Notice && <Notice user={user} />;
}
