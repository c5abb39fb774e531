import { Button } from '@futurelab/platform/ui';
import { useEffect, useRef, useState } from 'react';
import type { BlockOf } from '../../../queries/lessons';
import styles from './blocks.module.css';
import { embedSource } from './embed-hosts';

/** Something from another site. Nothing of it is loaded before the reader knows who learns what, and agrees. */
export function EmbedBlock({ block: { title, url } }: { block: BlockOf<'embed'> }) {
  const [loaded, setLoaded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const source = embedSource(url);
  useEffect(() => {
    if (loaded) frame.current?.focus();
  }, [loaded]);

  if (!source) return <p>“{title}” is from a site that lessons can’t embed.</p>;
  if (loaded)
    return (
      <iframe
        ref={frame}
        className={styles.frame}
        title={title}
        src={url}
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <div className={styles.embed}>
      <p className={styles.embedTitle}>{title}</p>
      <p>
        This comes from {source.name} ({source.host}), not from us. Once it is loaded, {source.name} learns
        your network address and that you came from FutureLab, and may store data in your browser. Nothing has
        loaded from there yet.
      </p>
      <div className={styles.embedActions}>
        <Button size="small" onClick={() => setLoaded(true)}>
          Load it from {source.name}
        </Button>
        <a href={url} rel="noopener noreferrer">
          Open it at {source.name}
        </a>
      </div>
    </div>
  );
}
