import { dateTimeAndZone, pluralize } from '@futurelab/platform/format';
import { Markdown } from '@futurelab/platform/markdown';
import { useTimeZone } from '@futurelab/platform/session';
import type { EventPeople } from '../../queries/events';
import { AUDIENCES } from './audiences';
import styles from './event-people.module.css';

/** What the hosts emailed, the latest first. */
export function SentMessages({ messages }: Pick<EventPeople, 'messages'>) {
  const timeZone = useTimeZone() ?? 'UTC';
  const audience = (value: string) => AUDIENCES.find((one) => one.value === value)!.label;
  return (
    <ul className={styles.messages}>
      {messages.map(({ id, subject, text, author, recipients, createdAt, ...message }) => (
        <li key={id}>
          <details>
            <summary>
              <bdi>{subject}</bdi>
              <span className={styles.quiet}>
                {[
                  author?.name ?? 'Former member',
                  dateTimeAndZone(Date.parse(createdAt), timeZone),
                  `${audience(message.audience)}, ${pluralize(recipients, 'person', 'people')}`,
                ].join(' · ')}
              </span>
            </summary>
            <Markdown>{text}</Markdown>
          </details>
        </li>
      ))}
    </ul>
  );
}
