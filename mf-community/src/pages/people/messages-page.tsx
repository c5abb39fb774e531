import { paths } from '@futurelab/platform/paths';
import { useParams, useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { classNames, Container, EmptyState, PageHead, PageTitle } from '@futurelab/platform/ui';
import { NewMessage } from '../../features/new-message/new-message';
import { Inbox } from '../../features/inbox/inbox';
import { inboxSearch, readInbox } from '../../features/inbox/inbox-address';
import { ConversationThread } from '../../features/conversation/conversation-thread';
import styles from './messages-page.module.css';

/** A member's conversations and the one that is open: side by side, and on a phone one after the other. */
export default function MessagesPage() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const { user } = useSession();
  if (!user) return null;
  const isNew = params.has('to');
  const isOpen = id !== undefined || isNew;
  const search = inboxSearch(readInbox(params));
  return (
    <Container>
      {!isOpen && <PageHead title="Messages" path={paths.messages} unlisted />}
      <div className={classNames(styles.panes, isOpen && styles.open)}>
        <section className={styles.inbox} aria-label="Your messages">
          <Inbox
            heading={isOpen ? <h2>Messages</h2> : <PageTitle>Messages</PageTitle>}
            current={id}
            timeZone={user.timeZone}
          />
        </section>
        <section className={styles.thread} aria-label="Conversation">
          {isNew ? (
            <NewMessage memberId={user.id} />
          ) : id ? (
            <ConversationThread key={id} id={id} member={user} search={search} />
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
