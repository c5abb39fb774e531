import { pluralize, truncate } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Avatar, FORMER_MEMBER_PORTRAIT, RelativeTime, VisuallyHidden } from '@futurelab/platform/ui';
import type { ConversationSummary } from '../../queries/conversations';
import { conversationName, present } from '../../shared/messaging/names';
import { messageSummary } from '../../shared/messaging/message-summary';
import { ActiveFace } from '../../shared/presence/active-today';
import styles from './conversation-list.module.css';

interface ConversationListProps {
  conversations: ConversationSummary[];
  /** The id of the one that is open. */
  current: string | undefined;
  /** The id of the one that is shown beside the list where there is room. */
  beside: string | undefined;
  /** What the list is narrowed to, as the address has it: unchanged when another is opened. */
  search: string;
  timeZone: string;
}

export const ConversationList = ({
  conversations,
  current,
  beside,
  search,
  timeZone,
}: ConversationListProps) => (
  <ul className={styles.list}>
    {conversations.map((conversation) => (
      <li key={conversation.id}>
        <Link
          className={styles.row}
          to={paths.conversation(conversation.id) + search}
          aria-current={conversation.id === current ? 'page' : undefined}
          data-beside={conversation.id === beside ? '' : undefined}
          preventScrollReset
        >
          <Row conversation={conversation} timeZone={timeZone} />
        </Link>
      </li>
    ))}
  </ul>
);

function Row({ conversation, timeZone }: { conversation: ConversationSummary; timeZone: string }) {
  const { unread, isMuted, isGroup, lastMessageAt } = conversation;
  const first = present(conversation)[0];
  const name = conversationName(conversation);
  return (
    <>
      <ActiveFace isActive={!isGroup && (first?.isActiveToday ?? false)}>
        <Avatar name={name} src={first?.person.profileImageUrl ?? FORMER_MEMBER_PORTRAIT} />
      </ActiveFace>
      <span className={styles.text}>
        <span dir="auto" className={styles.name}>
          {name}
        </span>
        <span dir="auto" className={styles.preview}>
          {previewOf(conversation)}
        </span>
      </span>
      <span className={styles.facts}>
        <RelativeTime at={lastMessageAt} timeZone={timeZone} />
        {unread > 0 && (
          <span className={isMuted ? styles.mutedCount : styles.count}>
            <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
            <VisuallyHidden>{pluralize(unread, 'unread message')}</VisuallyHidden>
          </span>
        )}
        {isMuted && <span className={styles.muted}>Muted</span>}
      </span>
    </>
  );
}

const PREVIEW_LENGTH = 160;

/** What was found, or else how the latest message begins. */
function previewOf({ match, lastMessage, isGroup, state }: ConversationSummary): string {
  const message = match ?? lastMessage;
  if (!message) return '';
  if (message.isRemoved) return 'Message removed';
  const text = truncate(messageSummary(message), PREVIEW_LENGTH);
  if (state === 'request') return `Message request: ${text}`;
  if (message.isMine) return message.text ? `You: ${text}` : `You ${text.replace('Sent', 'sent')}`;
  return isGroup && message.authorName ? `${message.authorName}: ${text}` : text;
}
