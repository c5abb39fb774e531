import { write } from '@futurelab/platform/api';
import { clocksDiffer, zoneCity } from '@futurelab/platform/format';
import { useMutation } from '@futurelab/platform/query';
import { useLocation } from '@futurelab/platform/router';
import { browserTimeZone, type CurrentUser } from '@futurelab/platform/session';
import { readStorage, writeStorage } from '@futurelab/platform/storage';
import { Button } from '@futurelab/platform/ui';
import { useEffect, useState } from 'react';
import styles from './notice.module.css';

const DISMISSED = 'futurelab:time-zone-notice';

/**
 * The first time, the zone of the browser becomes the member's. Later a browser that is elsewhere is a reason to ask, with
 * the next page: above one that is already being read it would move it.
 */
export function TimeZoneNotice({ user }: { user: CurrentUser }) {
  const { timeZone, hasTimeZone } = user;
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [here, setHere] = useState<string | null>(null);
  const detection = useMutation({
    mutationFn: (zone: string) => write('PUT', '/api/my/detected-time-zone', { body: { timeZone: zone } }),
    onSuccess: (_data, _zone, _result, { client }) => client.invalidateQueries(),
  });
  const change = useMutation({
    mutationFn: (zone: string) => write('PATCH', '/api/my/profile', { body: { timeZone: zone } }),
    onSuccess: (_data, _zone, _result, { client }) => client.invalidateQueries(),
  });
  const { mutate: detect } = detection;
  useEffect(() => {
    const zone = browserTimeZone();
    if (!hasTimeZone) return detect(zone);
    const isElsewhere = clocksDiffer(Date.now(), zone, timeZone);
    setHere(isElsewhere && readStorage('localStorage', DISMISSED) !== `${zone} ${timeZone}` ? zone : null);
  }, [hasTimeZone, timeZone, detect]);
  if (here === null || key === firstKey) return null;
  const dismiss = () => {
    writeStorage('localStorage', DISMISSED, `${here} ${timeZone}`);
    setHere(null);
  };
  return (
    <aside className={styles.notice} aria-label="Your time zone">
      <p>
        Times are shown in {zoneCity(timeZone)}. Your browser is in {zoneCity(here)}.{' '}
        <Button variant="quiet" size="small" busy={change.isPending} onClick={() => change.mutate(here)}>
          Use {zoneCity(here)} time
        </Button>
        <Button variant="quiet" size="small" onClick={dismiss}>
          Keep {zoneCity(timeZone)} time
        </Button>
      </p>
    </aside>
  );
}
