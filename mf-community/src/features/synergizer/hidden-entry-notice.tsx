import styles from './synergizer.module.css';

/** For the members who still see it. */
export const HiddenEntryNotice = ({ what }: { what: 'project' | 'exchange' }) => (
  <p className={styles.note} role="note">
    This {what} was reported and is hidden. Only its author and moderators can see it.
  </p>
);
