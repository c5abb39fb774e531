import { LinkButton, PageTitle } from '@futurelab/platform/ui';
import { useMailToTeam } from '../../shared/contact-address';
import type { PagePart } from '../../shared/editorial/page-parts';
import { Jacket } from './jacket';
import styles from './hero.module.css';

const ORDER = 'Please send me … copies of Digital Mystics.\n\nName:\nPostal address:\nHardcover or e-book:\n';

interface HeroProps {
  title: string;
  lead: string;
  /** What its two buttons say: to the extract, and to an order. */
  actions: string[];
  facts: PagePart;
}

export function Hero({ title, lead, actions, facts }: HeroProps) {
  const order = useMailToTeam()('Ordering Digital Mystics', ORDER);
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
          <LinkButton to={order} variant="secondary" size="large">
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
