import { longDateWithYear, playbackTime } from '@futurelab/platform/format';
import { Markdown } from '@futurelab/platform/markdown';
import { Cover } from '@futurelab/platform/ui';
import type { Episode } from '../../queries/content';
import styles from './episode-list.module.css';
import { EpisodePlayer } from './episode-player';

/** The conversations, each to hear and to read. */
export function EpisodeList({ episodes }: { episodes: Episode[] }) {
  return (
    <ol className={styles.episodes} reversed>
      {episodes.map((episode) => (
        <EpisodeEntry key={episode.slug} episode={episode} />
      ))}
    </ol>
  );
}

function EpisodeEntry({ episode }: { episode: Episode }) {
  const { slug, number, title, guest, summary, notes, transcript, publishedAt, audio } = episode;
  return (
    <li className={styles.episode} id={slug}>
      <div className={styles.head}>
        <Cover seed={slug} kind="event" ratio="banner" className={styles.cover} />
        <p className={styles.number}>Conversation {number}</p>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.guest}>{guest}</p>
        <p className={styles.guest}>
          <time dateTime={publishedAt}>{longDateWithYear(publishedAt, 'UTC')}</time>,{' '}
          {playbackTime(audio.seconds)}
        </p>
      </div>
      <div className={styles.body}>
        <p className={styles.about}>{summary}</p>
        <EpisodePlayer episode={episode} />
        <div className={styles.notes}>
          <Markdown>{notes}</Markdown>
        </div>
        <details className={styles.details}>
          <summary className={styles.summary}>Transcript of “{title}”</summary>
          <div className={styles.transcript}>
            <Markdown>{transcript}</Markdown>
          </div>
        </details>
      </div>
    </li>
  );
}
