import { paths } from '@futurelab/platform/paths';
import { useLocation } from '@futurelab/platform/router';
import styles from './notes.module.css';
import type { AutosaveState } from './use-autosave';

const STATUS_MESSAGES: Record<AutosaveState, string> = {
  unchanged: '',
  saving: 'Saving…',
  saved: 'Saved. You will find it on your other devices too.',
  here: 'Kept on this device. It is sent as soon as we can be reached.',
  'signed-out': 'You have been signed out. Your words are kept on this device.',
  refused: 'This could not be saved. Your words are kept on this device.',
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
