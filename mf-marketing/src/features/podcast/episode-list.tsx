import { EPISODES, type Episode } from './episodes';
import styles from './episode-list.module.css';

/** The conversations in order, each with its transcript in short. */
export function EpisodeList() {
  return (
    <ol className={styles.episodes}>
      {EPISODES.map((episode) => (
        <EpisodeEntry key={episode.number} episode={episode} />
      ))}
    </ol>
  );
}

function EpisodeEntry({ episode: { number, title, guest, about, lines } }: { episode: Episode }) {
  return (
    <li className={styles.episode} id={`episode-${number}`}>
      <div className={styles.head}>
        <p className={styles.number}>Conversation {number}</p>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.guest}>{guest}</p>
      </div>
      <div className={styles.body}>
        <p className={styles.about}>{about}</p>
        <details>
          <summary className={styles.summary}>Read “{title}” in short</summary>
          <dl className={styles.lines}>
            {lines.map(([speaker, words]) => (
              <div key={words} className={styles.line}>
                <dt>{speaker}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </li>
  );
}
