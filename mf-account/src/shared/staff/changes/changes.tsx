import { changesOf } from './audit-changes';
import styles from './changes.module.css';

type State = Parameters<typeof changesOf>[0];

/** What an act changed, as the audit log has it. */
export function Changes({ before, after }: { before: State; after: State }) {
  const changes = changesOf(before, after);
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map(({ name, before: was, after: is }) => (
        <li key={name}>
          {name}: {was} → {is}
        </li>
      ))}
    </ul>
  );
}
