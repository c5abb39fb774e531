import { paths } from '@futurelab/platform/paths';
import { Badge, Card, CardLink, UserText } from '@futurelab/platform/ui';
import type { ExchangeSummary } from '../../queries/exchanges';
import { KINDS, openUntil, STATES, takes } from './exchange-labels';
import styles from '../../shared/synergizer/entries.module.css';

const PARTS = { owner: 'You posted this', helper: 'You’re taking part', offered: 'You responded' };

/** Exchanges in their tab. Visitors see what they are called. */
export const ExchangeList = ({ exchanges }: { exchanges: ExchangeSummary[] }) => (
  <ul className={styles.cards}>
    {exchanges.map(({ id, slug, kind, state, title, body, topic, skills, hours, until, owner, part }) => (
      <li key={id}>
        <Card as="article" tone="ruled">
          <p className={styles.facts}>
            <Badge tone={kind === 'offer' ? 'lagoon' : 'ember'}>{KINDS[kind].label}</Badge>
            {state !== 'open' && <span>{STATES[state].label}</span>}
            {topic && <span dir="auto">{topic}</span>}
            {part && <span>{PARTS[part]}</span>}
          </p>
          <h2 className={styles.title}>
            <CardLink to={paths.exchange(slug)}>
              <UserText clamped>{title}</UserText>
            </CardLink>
          </h2>
          {body && (
            <p dir="auto" className={styles.excerpt}>
              {body}
            </p>
          )}
          <p className={styles.facts}>
            {hours !== null && <span>Takes {takes(hours)}</span>}
            {state === 'open' && <span>{openUntil(until)}</span>}
            {owner && <span dir="auto">{owner.name}</span>}
            {skills.length > 0 && <span dir="auto">{skills.join(', ')}</span>}
          </p>
        </Card>
      </li>
    ))}
  </ul>
);
