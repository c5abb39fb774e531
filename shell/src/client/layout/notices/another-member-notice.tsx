import { useReplacement } from '@futurelab/platform/session';
import { Button } from '@futurelab/platform/ui';
import styles from './notice.module.css';

/** Who is signed in now, on a page that another person opened. What was typed into it stays. */
export function AnotherMemberNotice({ pageName }: { pageName: string | null }) {
  const replacement = useReplacement();
  if (replacement === null) return null;
  return (
    <div role="alert" className={styles.sticky}>
      <div className={styles.notice}>
        <p>
          <strong>
            {replacement.name === null
              ? 'Someone else is now signed in.'
              : `You’re now signed in as ${replacement.name}.`}
          </strong>{' '}
          {pageName
            ? `This page was opened as ${pageName}, so it can’t save anything. Copy what you need and reload the page, or sign in as ${pageName} again in another tab.`
            : 'This page was opened before that, so it can’t save anything. Copy what you need and reload the page.'}
        </p>
        <Button variant="secondary" size="small" onClick={() => location.reload()}>
          Reload page
        </Button>
      </div>
    </div>
  );
}
