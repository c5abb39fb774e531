import { paths } from '@futurelab/platform/paths';
import { Button } from '@futurelab/platform/ui';
import { useState } from 'react';
import type { Newsletter } from '../../queries/admin/newsletters';
import styles from './newsletters.module.css';

const VIEWS = { light: 'Light', dark: 'Dark', narrow: 'Narrow' } as const;
type View = keyof typeof VIEWS;

/** The email as it was saved, the way mail programs show it. Nothing in it runs. */
export function NewsletterPreview({ newsletter: { id, version, subject } }: { newsletter: Newsletter }) {
  const [view, setView] = useState<View>('light');
  const address = paths.newsletterPreview(id, view === 'dark' ? 'dark' : 'light');
  return (
    <>
      <div className={styles.views} role="group" aria-label="Preview as">
        {(Object.keys(VIEWS) as View[]).map((key) => (
          <Button
            key={key}
            variant="secondary"
            size="small"
            aria-pressed={view === key}
            className={view === key ? styles.current : undefined}
            onClick={() => setView(key)}
          >
            {VIEWS[key]}
          </Button>
        ))}
      </div>
      <iframe
        key={`${address} ${version}`}
        className={styles.frame}
        data-view={view}
        title={`Preview of “${subject}”`}
        src={address}
        sandbox=""
        loading="lazy"
      />
    </>
  );
}
