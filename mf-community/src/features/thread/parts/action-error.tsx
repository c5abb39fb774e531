import { ApiError } from '@futurelab/platform/api';
import styles from './thread.module.css';

/** Why what was pressed did not happen, beside it. */
export const ActionError = ({ error }: { error: Error | null }) =>
  error && (
    <span role="alert" className={styles.error}>
      {(error instanceof ApiError && error.explanation) ||
        'That didn’t work. Check your connection and try again.'}
    </span>
  );
