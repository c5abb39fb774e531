import { Markdown } from '@futurelab/platform/markdown';
import { paths } from '@futurelab/platform/paths';
import styles from './follow.module.css';

/** How it was made, and where to follow it. The feed is a file and no page of ours. */
export const Follow = ({ about }: { about: string }) => (
  <div className={styles.follow}>
    <Markdown>{about}</Markdown>
    <p className={styles.feed}>
      <a href={paths.podcastFeed}>RSS feed</a>, for the player you use already
    </p>
  </div>
);
