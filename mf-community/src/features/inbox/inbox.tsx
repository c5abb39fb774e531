import { Tabs } from '@futurelab/platform/components/tabs';
import { paths } from '@futurelab/platform/paths';
import { keepPreviousData, useQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import { EmptyState, Field, Input, LinkButton, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { useEffect, useState, type ReactNode } from 'react';
import {
  conversationPagesQuery,
  conversationsQuery,
  unreadConversationsQuery,
} from '../../queries/conversations';
import { useChangingPages } from '../../shared/paging/use-changing-pages';
import { ShowMore } from '../../shared/paging/show-more';
import { ConversationList } from './conversation-list';
import { inboxSearch, readInbox } from './inbox-address';
import styles from './inbox.module.css';

interface InboxProps {
  /** The list's heading, of the level that fits the page. */
  heading: ReactNode;
  current: string | undefined;
  /** The id of the one that is shown beside the list where there is room. */
  beside?: string | undefined;
  timeZone: string;
}

/** A member's conversations: those that are open and the requests, and a search through both. */
export function Inbox({ heading, current, beside, timeZone }: InboxProps) {
  const [params] = useSearchParams();
  const { folder, text } = readInbox(params);
  const pages = useChangingPages(conversationsQuery(folder, text), conversationPagesQuery(folder, text));
  const { data: unread } = useQuery({ ...unreadConversationsQuery, placeholderData: keepPreviousData });
  const here = current ? paths.conversation(current) : paths.messages;
  const requests = unread?.requests ? `Requests (${unread.requests})` : 'Requests';
  return (
    <>
      <div className={styles.top}>
        {heading}
        <LinkButton size="small" variant="secondary" to={paths.messageTo('')}>
          New message
        </LinkButton>
      </div>
      <InboxSearch key={folder} search={text} />
      {!text && (
        <Tabs
          label="Folder"
          tabs={[
            { label: 'Conversations', to: here, current: folder === 'open' },
            { label: requests, to: `${here}?folder=requests`, current: folder === 'request' },
          ]}
        />
      )}
      <QueryBoundary query={pages} what="conversations" skeleton={<Skeleton lines={10} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Nothing folder={folder} search={text} />
          ) : (
            <>
              <ConversationList
                conversations={items}
                current={current}
                beside={beside}
                search={inboxSearch({ folder, text })}
                timeZone={timeZone}
              />
              {pages.showMore && <ShowMore pages={pages} what="conversations" />}
            </>
          )
        }
      </QueryBoundary>
    </>
  );
}

const DEBOUNCE_MS = 300;

function InboxSearch({ search }: { search: string }) {
  const [, setParams] = useSearchParams();
  const [input, setInput] = useState(search);
  useEffect(() => {
    if (input.trim() === search) return;
    const timer = setTimeout(
      () =>
        setParams(
          (before) => {
            const next = new URLSearchParams(before);
            if (input.trim()) next.set('query', input.trim());
            else next.delete('query');
            return next;
          },
          { replace: true, preventScrollReset: true },
        ),
      DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [input, search, setParams]);
  return (
    <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <Field label="Search messages" labelHidden>
        <Input
          type="search"
          name="query"
          placeholder="Search people and messages"
          maxLength={120}
          value={input}
          onChange={(event) => setInput(event.target.value)}
        />
      </Field>
    </form>
  );
}

function Nothing({ folder, search }: { folder: string; search: string }) {
  if (search)
    return (
      <EmptyState title={`No results for “${search}”`}>
        Try a different keyword or a member’s name.
      </EmptyState>
    );
  if (folder === 'request')
    return (
      <EmptyState title="No requests">
        Messages from people you don’t know appear here. Accept one to reply.
      </EmptyState>
    );
  return (
    <EmptyState title="No messages yet" action={<LinkButton to={paths.members}>Browse members</LinkButton>}>
      Message one member or several.
    </EmptyState>
  );
}
