import { Tabs } from '@futurelab/platform/components/tabs';
import { Link } from '@futurelab/platform/router';
import { READERS, type Reader } from './preview';
import styles from './preview-bar.module.css';

const NOTES: Record<Reader, string> = {
  visitor: 'Signed out.',
  member: 'Signed in without Pro, and enrolled if the course is free.',
  pro: 'With Pro, and enrolled.',
};

interface PreviewBarProps {
  reader: Reader;
  /** The same page for someone else. */
  addressFor: (reader: Reader) => string;
  /** Where the page is edited. */
  editor: string;
}

/** Says that a page shows a draft, and for whom. */
export const PreviewBar = ({ reader, addressFor, editor }: PreviewBarProps) => (
  <section className={styles.bar} aria-label="Preview">
    <p>
      <strong>Draft preview.</strong> Only authors of this course see it. Nothing here counts as progress.{' '}
      <Link to={editor}>Back to editing</Link>
    </p>
    <Tabs
      label="Preview as"
      tabs={(Object.keys(READERS) as Reader[]).map((key) => ({
        label: READERS[key],
        to: addressFor(key),
        current: key === reader,
      }))}
    />
    <p className={styles.note}>{NOTES[reader]}</p>
  </section>
);
