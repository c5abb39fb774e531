import { Button, Icon } from '@futurelab/platform/ui';
import type { MouseEvent } from 'react';
import type { Message } from '../../queries/conversations';
import { messageSummary } from '../../shared/messaging/message-summary';
import styles from './quoted.module.css';

export type QuotedMessage = NonNullable<Message['replyTo']>;

export const quoteOf = ({
  id,
  position,
  text,
  files,
  author,
  isMine,
  isRemoved,
}: Message): QuotedMessage => ({
  id,
  position,
  text: text.slice(0, 140),
  fileNames: files.map(({ name }) => name),
  authorName: author?.name.split(' ')[0] ?? null,
  isMine,
  isRemoved,
});

export const messagePlace = (position: number): string => `message-${position}`;

const PICTURE = /!\[([^\]\n]*)\]\(\/uploads\/[\w.-]+\)?/g;

/** A message's text with the words that stand for its pictures. */
export const withoutPictures = (text: string): string => text.replace(PICTURE, '$1');

const QuotedText = ({ message }: { message: QuotedMessage }) => (
  <>
    <strong>{message.isMine ? 'You' : (message.authorName ?? 'Former member')}</strong>{' '}
    {message.isRemoved ? 'Message removed' : withoutPictures(messageSummary(message))}
  </>
);

/** The message above its answer; its link leads there, unless that is further back than what is shown. */
export function Quoted({ message, isShown }: { message: QuotedMessage; isShown: boolean }) {
  const place = messagePlace(message.position);
  const jump = (event: MouseEvent) => {
    event.preventDefault();
    const target = document.getElementById(place);
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  };
  if (!isShown)
    return (
      <span dir="auto" className={styles.quoted}>
        <QuotedText message={message} />
      </span>
    );
  return (
    <a dir="auto" className={styles.quoted} href={`#${place}`} onClick={jump}>
      <QuotedText message={message} />
    </a>
  );
}

/** What is being answered, above where one writes. */
export const Answering = ({ message, onCancel }: { message: QuotedMessage; onCancel: () => void }) => (
  <div className={styles.answering}>
    <p dir="auto" className={styles.quoted}>
      <span className={styles.label}>Replying to</span> <QuotedText message={message} />
    </p>
    <Button variant="quiet" size="small" aria-label="Cancel reply" onClick={onCancel}>
      <Icon name="close" />
    </Button>
  </div>
);
