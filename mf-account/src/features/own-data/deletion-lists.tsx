import { Link } from '@futurelab/platform/router';
import type { AccountDeletion } from '../../queries/account/own-data';
import styles from './own-data.module.css';

const OUTCOMES = {
  group: 'is archived: nobody else is in it',
  project: 'is closed: nobody else is in it',
  event: 'is canceled, and those who are going are told',
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
        <List title="Erased" lines={removesWriting ? [...erased, ...writing] : erased} />
        <List
          title="Stays, as by “A former member”"
          lines={removesWriting ? detached : [...writing, ...detached]}
        />
        <List title="Kept" lines={retained} />
      </div>
      {handovers.length > 0 && (
        <div className={styles.handovers}>
          <h3>What you look after alone</h3>
          <ul className={styles.list}>
            {handovers.map(({ kind, title, href, successor }) => (
              <li key={href}>
                <Link to={href}>{title}</Link> {successor ? `goes to ${successor}` : OUTCOMES[kind]}.
              </li>
            ))}
          </ul>
          <p className={styles.note}>If somebody else should have it, hand it over before that day.</p>
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
