import { Fragment } from '@futurelab/platform/runtime';
import { Skeleton } from '@futurelab/platform/ui';
import { useEffect, useRef, useState } from 'react';
import { observeNear } from '../../shared/near';
import { useOnline } from '../../shared/use-online';
import styles from './lesson-community.module.css';

/**
 * What the community says about the lesson. It comes from another section, and the page is complete without: it is loaded once
 * its reader is a screen away from it, and never offline.
 */
export function LessonCommunity() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const online = useOnline();
  useEffect(() => {
    if (!online || isNear || !place.current) return;
    return observeNear(place.current, () => setIsNear(true));
  }, [online, isNear]);
  return (
    <div ref={place} className={styles.place}>
      {isNear && <Fragment name="mf-community/lesson-discussion" fallback={<Skeleton lines={4} />} />}
    </div>
  );
}
