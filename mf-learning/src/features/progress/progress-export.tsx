import { progressExport } from '../../queries/progress';
import styles from './progress-export.module.css';

/** Everything on the page, to keep. */
export const ProgressExport = () => (
  <ul className={styles.files}>
    <li>
      <a href={progressExport('csv')} download>
        Download as CSV
      </a>
      , for a spreadsheet
    </li>
    <li>
      <a href={progressExport('json')} download>
        Download as JSON
      </a>
      , for programs
    </li>
  </ul>
);
