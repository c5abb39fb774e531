import type { CurrentUser } from '@futurelab/platform/session';
import { useId } from 'react';
import { ComposerLine } from './composer-line';
import { Feed } from './feed';
import styles from './feed.module.css';

/** The feed as a part of the home. */
export function FeedPanel({ viewer }: { viewer: CurrentUser }) {
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading}>What’s new</h2>
      <ComposerLine viewer={viewer} />
      <Feed viewer={viewer} heading="h3" />
    </section>
  );
}
