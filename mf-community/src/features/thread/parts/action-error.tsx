import { ApiError } from '@futurelab/platform/api';
import styles from './thread.module.css';

/** Why what was pressed did not happen, beside it. */
export const ActionError = ({ error }: { error: Error | null }) =>
  error && (
    <span role="alert" className={styles.error}>
      {(error instanceof ApiError && error.explanation) ||
        'That did not work: the connection may have dropped.'}
    </span>
  );
