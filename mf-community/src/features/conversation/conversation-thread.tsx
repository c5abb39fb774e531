import { ApiError } from '@futurelab/platform/api';
import { useQuery } from '@futurelab/platform/query';
import { paths } from '@futurelab/platform/paths';
import { useLocation } from '@futurelab/platform/router';
import {
  EmptyState,
  LinkButton,
  PageHead,
  PageTitle,
  QueryBoundary,
  Skeleton,
  UserText,
} from '@futurelab/platform/ui';
import { useEffect, useRef, useState } from 'react';
import {
  conversationQuery,
  latestMessagesQuery,
  messagesQuery,
  type Conversation,
  type Message,
} from '../../queries/conversations';
import type { MessageFile } from '../../queries/message-files';
import { useChangingPages } from '../../shared/paging/use-changing-pages';
import { useDraft } from '../../shared/composer/use-draft';
import { MessageComposer } from '../../shared/messaging/message-composer';
import { conversationName } from '../../shared/messaging/names';
import { useOutbox } from '../../shared/messaging/outbox';
import { MessageLog } from './message-log';
import { RequestPanel } from './request-panel';
import type { Person } from './block/block-dialog';
import { Blocked } from './block/blocked';
import { ConversationHeader } from './conversation-header';
import { Answering, quoteOf, type QuotedMessage } from './quoted';
import styles from './conversation-thread.module.css';
import { timelineOf } from './timeline';
import { TypingLine } from './typing-line';
import { useMarkAsRead } from './use-mark-as-read';
import { useAnnounceTyping } from './use-typing';

interface ConversationThreadProps {
  id: string;
  member: { id: string; timeZone: string };
  /** The list's part of the address. */
  search: string;
  /** It is shown beside the list, whose page this is, and on a phone it is not. */
  isBeside?: boolean;
}

/** One conversation, from its people down to the place where one writes. */
export function ConversationThread({ id, member, search, isBeside = false }: ConversationThreadProps) {
  const query = useQuery(conversationQuery(id));
  const [blocked, setBlocked] = useState<Person | null>(null);
  // What is on the screen stays when it cannot be read again; a conversation that was closed does not.
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  if (blocked && isGone)
    return <Blocked person={blocked} search={search} isBeside={isBeside} onUndone={() => setBlocked(null)} />;
  return (
    <QueryBoundary
      query={isGone ? { ...query, data: undefined } : query}
      what="conversation"
      skeleton={<Skeleton lines={12} />}
      notFound={<NoSuchConversation search={search} isBeside={isBeside} />}
    >
      {(conversation) => (
        <>
          {blocked && (
            <p className={styles.note} role="status">
              You blocked <UserText>{blocked.name}</UserText>. You won’t see their messages here.
            </p>
          )}
          <OpenThread
            conversation={conversation}
            member={member}
            search={search}
            isBeside={isBeside}
            onBlocked={setBlocked}
          />
        </>
      )}
    </QueryBoundary>
  );
}

const NO_DRAFT = { text: '', files: [] as MessageFile[], replyTo: null as QuotedMessage | null };

function OpenThread({
  conversation,
  member,
  search,
  isBeside = false,
  onBlocked,
}: Omit<ConversationThreadProps, 'id'> & {
  conversation: Conversation;
  onBlocked: (person: Person) => void;
}) {
  const { id, state, isAwaiting } = conversation;
  const pages = useChangingPages<Message>(latestMessagesQuery(id), messagesQuery(id));
  const { outbox, pending } = useOutbox(member.id);
  const draft = useDraft(`conversation:${id}`, NO_DRAFT);
  const { files, replyTo } = draft.content;
  const write = useRef<HTMLTextAreaElement>(null);
  // Where reading begins does not move while one reads.
  const [readPosition] = useState(conversation.readPosition);
  const name = conversationName(conversation);
  const latest = pages.data?.items.find(({ isMine }) => !isMine)?.position ?? 0;
  const announceTyping = useAnnounceTyping(id);
  const place = useRef<HTMLDivElement>(null);
  useMarkAsRead(conversation, latest, place);
  const reply = (message: Message) => {
    draft.change({ replyTo: quoteOf(message) });
    write.current?.focus();
  };
  const isWriting = (useLocation().state as { writing?: true } | null)?.writing;
  // The member who began the conversation goes on writing.
  useEffect(() => {
    if (isWriting) write.current?.focus();
  }, [isWriting, id]);
  return (
    <div ref={place} className={styles.open}>
      {!isBeside && <PageHead title={name} path={paths.conversation(id)} unlisted />}
      <ConversationHeader
        conversation={conversation}
        search={search}
        isBeside={isBeside}
        onBlocked={onBlocked}
      />
      <QueryBoundary query={pages} what="messages" skeleton={<Skeleton lines={12} />}>
        {({ items }) => (
          <MessageLog
            conversation={conversation}
            timeline={timelineOf(
              [...items].reverse(),
              pending.filter(({ conversationId }) => conversationId === id),
              { readPosition, timeZone: member.timeZone, sent: outbox.sent },
            )}
            timeZone={member.timeZone}
            earlier={pages}
            outbox={outbox}
            onReply={state === 'open' ? reply : null}
          />
        )}
      </QueryBoundary>
      {state === 'request' ? (
        <RequestPanel conversation={conversation} search={search} />
      ) : (
        <>
          {isAwaiting && (
            <p className={styles.note}>
              <UserText>{name}</UserText> hasn’t accepted your request yet. They’ll see your messages if they
              do.
            </p>
          )}
          <TypingLine conversation={conversation} latest={pages.data?.items[0]} />
          <MessageComposer
            text={draft.content.text}
            onChange={(text) => {
              draft.change({ text });
              if (text.trim() && !isAwaiting) announceTyping();
            }}
            files={files}
            onFilesChange={(next) => draft.change({ files: next })}
            onSend={(text) => {
              outbox.send(
                id,
                { text, files: files.length > 0 ? files : undefined, replyTo: replyTo ?? undefined },
                pages.data?.items[0]?.position ?? conversation.lastPosition,
              );
              draft.clear();
              write.current?.focus();
            }}
            textRef={write}
            above={
              replyTo && <Answering message={replyTo} onCancel={() => draft.change({ replyTo: null })} />
            }
          />
        </>
      )}
    </div>
  );
}

function NoSuchConversation({ search, isBeside }: { search: string; isBeside: boolean }) {
  const Title = isBeside ? 'h2' : PageTitle;
  return (
    <>
      {!isBeside && <PageHead title="Conversation" path={paths.messages} unlisted />}
      <Title className={styles.missing}>Conversation not found</Title>
      <EmptyState
        title="This conversation isn’t available"
        action={<LinkButton to={paths.messages + search}>Go to messages</LinkButton>}
      >
        You may have left it, or you don’t have access.
      </EmptyState>
    </>
  );
}
