import { LinkButton, PageTitle } from '@futurelab/platform/ui';
import { mailToTeam } from '../../shared/contact-address';
import type { PagePart } from '../../shared/editorial/page-parts';
import { Jacket } from './jacket';
import styles from './hero.module.css';

const ORDER = mailToTeam(
  'Ordering Digital Mystics',
  'Please send me … copies of Digital Mystics.\n\nName:\nPostal address:\nHardcover or e-book:\n',
);

interface HeroProps {
  title: string;
  lead: string;
  /** What its two buttons say: to the extract, and to an order. */
  actions: string[];
  facts: PagePart;
}

export function Hero({ title, lead, actions, facts }: HeroProps) {
  return (
    <header className={styles.hero}>
      <Jacket className={styles.jacket} />
      <div>
        <PageTitle className={styles.title}>{title}</PageTitle>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>
          <a className={styles.read} href="#extract">
            {actions[0]}
          </a>
          <LinkButton to={ORDER} variant="secondary" size="large">
            {actions[1]}
          </LinkButton>
        </div>
        <dl className={styles.facts}>
          {facts.items.map(({ title: term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  );
}
