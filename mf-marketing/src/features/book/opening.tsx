import { LinkButton } from '@futurelab/platform/ui';
import { mailToTeam } from '../../contact-address';
import { Jacket } from './jacket';
import styles from './opening.module.css';

const ORDER = mailToTeam(
  'Ordering Digital Mystics',
  'Please send me … copies of Digital Mystics.\n\nName:\nPostal address:\nHardcover or e-book:\n',
);

export function Opening() {
  return (
    <header className={styles.opening}>
      <Jacket className={styles.jacket} />
      <div className={styles.words}>
        <h1 tabIndex={-1} className={styles.title}>
          Digital Mystics
        </h1>
        <p className={styles.lead}>
          Attention, judgment and care in the age of machines that imitate all three. A short book for people
          who have been moved by a machine, and for people who are sure they never will be.
        </p>
        <div className={styles.actions}>
          <a className={styles.read} href="#extract">
            Read the opening pages
          </a>
          <LinkButton to={ORDER} variant="secondary" size="large">
            Order a copy by mail
          </LinkButton>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>Author</dt>
            <dd>Ines Valdor</dd>
          </div>
          <div>
            <dt>Length</dt>
            <dd>216 pages, nine chapters</dd>
          </div>
          <div>
            <dt>Price</dt>
            <dd>$24 hardcover, $12 e-book</dd>
          </div>
        </dl>
      </div>
    </header>
  );
}
