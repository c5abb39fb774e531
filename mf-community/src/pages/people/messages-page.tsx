import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { useLocation, useParams, useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { classNames, Container, EmptyState, PageHead, PageTitle } from '@futurelab/platform/ui';
import { useState } from 'react';
import { NewMessage } from '../../features/new-message/new-message';
import { Inbox } from '../../features/inbox/inbox';
import { inboxSearch, readInbox } from '../../features/inbox/inbox-address';
import { ConversationThread } from '../../features/conversation/conversation-thread';
import { latestConversationQuery } from '../../queries/conversations';
import styles from './messages-page.module.css';

/** A member's conversations and the one that is open: side by side, and on a phone one after the other. */
export default function MessagesPage() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const { user } = useSession();
  const isNew = params.has('to');
  const isOpen = id !== undefined || isNew;
  const latest = useLatestConversation(!isOpen);
  if (!user) return null;
  const search = inboxSearch(readInbox(params));
  return (
    <Container>
      {!isOpen && <PageHead title="Messages" path={paths.messages} unlisted />}
      <div className={classNames(styles.panes, isOpen && styles.open)}>
        <section className={styles.inbox} aria-label="Your messages">
          <Inbox
            heading={isOpen ? <h2>Messages</h2> : <PageTitle>Messages</PageTitle>}
            current={id}
            beside={latest}
            timeZone={user.timeZone}
          />
        </section>
        <section className={styles.thread} aria-label="Conversation">
          {isNew ? (
            <NewMessage memberId={user.id} />
          ) : id ? (
            <ConversationThread key={id} id={id} member={user} search={search} />
          ) : latest ? (
            <ConversationThread key={latest} id={latest} member={user} search={search} isBeside />
          ) : (
            <EmptyState className={styles.choose} title="Select a conversation">
              Or start a new one.
            </EmptyState>
          )}
        </section>
      </div>
    </Container>
  );
}

/** Which conversation is shown where the address names none. It stays when another one becomes the latest. */
function useLatestConversation(isShown: boolean): string | undefined {
  const { data: latest } = useQuery({ ...latestConversationQuery, enabled: isShown });
  const closed = (useLocation().state as { closed?: string } | null)?.closed;
  const [shown, setShown] = useState<string>();
  if (!isShown) {
    if (shown) setShown(undefined);
    return undefined;
  }
  if (shown && shown !== closed) return shown;
  if (!latest || latest === closed) return undefined;
  setShown(latest);
  return latest;
}
