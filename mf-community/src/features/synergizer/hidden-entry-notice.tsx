import styles from './synergizer.module.css';

/** For the members who still see it. */
export const HiddenEntryNotice = ({ what }: { what: 'project' | 'exchange' }) => (
  <p className={styles.note} role="note">
    It was reported, and is hidden: whoever started this {what} and moderators alone see it.
  </p>
);
