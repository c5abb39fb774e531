import { Link } from '@futurelab/platform/router';
import type { AccountDeletion } from '../../queries/account/own-data';
import styles from './own-data.module.css';

const OUTCOMES = {
  group: 'will be archived, since no one else is in it',
  project: 'will be closed, since no one else is in it',
  event: 'will be canceled, and attendees will be notified',
};

interface DeletionListsProps {
  deletion: AccountDeletion;
  removesWriting: boolean;
}

/** What is erased, what stays without a name, what is retained, and who looks after what then. */
export function DeletionLists({ deletion, removesWriting }: DeletionListsProps) {
  const { erased, writing, detached, retained, handovers } = deletion;
  return (
    <>
      <div className={styles.lists}>
        <List title="Deleted" lines={removesWriting ? [...erased, ...writing] : erased} />
        <List
          title="Kept, shown as “Former member”"
          lines={removesWriting ? detached : [...writing, ...detached]}
        />
        <List title="Kept" lines={retained} />
      </div>
      {handovers.length > 0 && (
        <div className={styles.handovers}>
          <h3>What only you lead</h3>
          <ul className={styles.list}>
            {handovers.map(({ kind, title, href, successor }) => (
              <li key={href}>
                <Link to={href}>{title}</Link> {successor ? `will be handed to ${successor}` : OUTCOMES[kind]}
                .
              </li>
            ))}
          </ul>
          <p className={styles.note}>To choose someone else, hand it over before that date.</p>
        </div>
      )}
    </>
  );
}

const List = ({ title, lines }: { title: string; lines: string[] }) => (
  <section>
    <h3>{title}</h3>
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);
