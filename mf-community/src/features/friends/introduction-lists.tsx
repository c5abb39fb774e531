import { shortDateWithYear } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Button, classNames, LinkButton } from '@futurelab/platform/ui';
import type { MadeIntroduction, ReceivedIntroduction } from '../../queries/friends';
import { FriendRow } from './friend-row';
import styles from './friends.module.css';
import { useIntroduction } from './use-change';

/** A friend would like the member to know another one. */
export function ReceivedIntroductions({ introductions }: { introductions: ReceivedIntroduction[] }) {
  const answer = useIntroduction();
  const busy = (id: string, agrees: boolean) =>
    answer.isPending && answer.variables.id === id && answer.variables.agrees === agrees;
  if (introductions.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>Introductions</h2>
      <ul className={styles.list}>
        {introductions.map(({ id, by, to, reason, agreed, state, conversationId }) => (
          <FriendRow
            key={id}
            person={to}
            note={
              <p className={styles.reason}>
                <Link dir="auto" to={paths.memberProfile(by.slug)}>
                  {by.name}
                </Link>{' '}
                introduced you: “{reason}”
              </p>
            }
          >
            {state === 'connected' && conversationId !== null ? (
              <LinkButton size="small" variant="secondary" to={paths.conversation(conversationId)}>
                Open conversation
              </LinkButton>
            ) : agreed ? (
              <p className={styles.quiet} role="status">
                {state === 'connected' ? 'You both accepted' : 'You accepted'}
              </p>
            ) : (
              <Button
                size="small"
                aria-label={`Accept introduction to ${to.name}`}
                busy={busy(id, true)}
                onClick={() => answer.mutate({ id, agrees: true })}
              >
                Accept
              </Button>
            )}
            {state === 'waiting' && (
              <Button
                size="small"
                variant="secondary"
                aria-label={`${agreed ? 'Withdraw from' : 'Decline'} introduction to ${to.name}`}
                busy={busy(id, false)}
                onClick={() => answer.mutate({ id, agrees: false })}
              >
                {agreed ? 'Withdraw' : 'Decline'}
              </Button>
            )}
          </FriendRow>
        ))}
      </ul>
    </section>
  );
}

interface MadeIntroductionsProps {
  introductions: MadeIntroduction[];
  timeZone: string;
}

/** Whom the member would like to know each other. What either has said is not shown. */
export function MadeIntroductions({ introductions, timeZone }: MadeIntroductionsProps) {
  const answer = useIntroduction();
  if (introductions.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>Introductions you made</h2>
      <ul className={styles.list}>
        {introductions.map(({ id, first, second, reason, state, createdAt, conversationId }) => (
          <li key={id} className={classNames(styles.row, styles.pair)}>
            <div className={styles.text}>
              <h3>
                <Link dir="auto" to={paths.memberProfile(first.slug)}>
                  {first.name}
                </Link>{' '}
                and{' '}
                <Link dir="auto" to={paths.memberProfile(second.slug)}>
                  {second.name}
                </Link>
              </h3>
              <p className={styles.quiet}>
                {state === 'connected' ? 'Both accepted' : `Sent ${shortDateWithYear(createdAt, timeZone)}`}
              </p>
              <p dir="auto" className={styles.reason}>
                “{reason}”
              </p>
            </div>
            <div className={styles.ways}>
              {state === 'waiting' && (
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`Withdraw introduction of ${first.name} and ${second.name}`}
                  busy={answer.isPending && answer.variables.id === id}
                  onClick={() => answer.mutate({ id, agrees: false })}
                >
                  Withdraw
                </Button>
              )}
              {conversationId !== null && (
                <LinkButton size="small" variant="secondary" to={paths.conversation(conversationId)}>
                  Open conversation
                </LinkButton>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
