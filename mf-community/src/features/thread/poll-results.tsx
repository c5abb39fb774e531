import { pluralize } from '@futurelab/platform/format';
import { Icon, UserText, VisuallyHidden } from '@futurelab/platform/ui';
import type { Poll } from '../../queries/polls';
import styles from './poll.module.css';

/** Each option with its share of all voters, as text and as a bar. */
export const PollResults = ({ poll: { options, voterCount } }: { poll: Poll }) => (
  <ul className={styles.results}>
    {options.map(({ text, voteCount, isChosen }) => {
      const count = voteCount ?? 0;
      const percent = voterCount === 0 ? 0 : Math.round((100 * count) / voterCount);
      return (
        <li key={text}>
          <span className={styles.result}>
            <span>
              <UserText>{text}</UserText>
              {isChosen && (
                <span className={styles.mine}>
                  <Icon name="check" />
                  <VisuallyHidden>Your vote</VisuallyHidden>
                </span>
              )}
            </span>
            <span className={styles.count}>
              {percent}% <span className={styles.votes}>{pluralize(count, 'vote')}</span>
            </span>
          </span>
          <progress className={styles.bar} value={count} max={Math.max(voterCount, 1)} aria-hidden="true" />
        </li>
      );
    })}
  </ul>
);
