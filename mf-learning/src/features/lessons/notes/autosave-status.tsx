import { paths } from '@futurelab/platform/paths';
import { useLocation } from '@futurelab/platform/router';
import styles from './notes.module.css';
import type { AutosaveState } from './use-autosave';

const STATUS_MESSAGES: Record<AutosaveState, string> = {
  unchanged: '',
  saving: 'Saving…',
  saved: 'Saved. Available on all your devices.',
  here: 'Saved on this device. Syncs when you’re back online.',
  'signed-out': 'You’re signed out. Your text is saved on this device.',
  refused: 'Couldn’t save. Your text is on this device.',
};

/** Where what was typed is by now. */
export function AutosaveStatus({ state }: { state: AutosaveState }) {
  const { pathname } = useLocation();
  return (
    <p role="status" className={styles.status}>
      {STATUS_MESSAGES[state]}{' '}
      {state === 'signed-out' && <a href={paths.signIn(pathname)}>Sign in and come back</a>}
    </p>
  );
}
