import { paths } from '@futurelab/platform/paths';
import { memberQuery } from '@futurelab/platform/queries/members';
import { useMutation, useQueries, useQuery } from '@futurelab/platform/query';
import { Link, Navigate, useNavigate, useSearchParams } from '@futurelab/platform/router';
import { Icon, PageHead, PageTitle } from '@futurelab/platform/ui';
import { useEffect, useRef, useState } from 'react';
import { conversationWithQuery, startMutation } from '../../queries/conversations';
import type { MessageFile } from '../../queries/message-files';
import { SendingFailure } from '../../shared/messaging/sending-failure';
import { useDraft } from '../../shared/composer/use-draft';
import { MessageComposer } from '../../shared/messaging/message-composer';
import { MemberPicker } from '../../shared/composer/member-picker';
import styles from './new-message.module.css';

const MAX_PEOPLE = 7;
const NOBODY = '00000000-0000-4000-8000-000000000000';

const NO_DRAFT = { text: '', files: [] as MessageFile[] };

/** A message to one member, or to a few: whom it is to stands in the address. */
export function NewMessage({ memberId }: { memberId: string }) {
  const [params, setParams] = useSearchParams();
  const chosen = [...new Set(params.getAll('to'))].filter((id) => id && id !== memberId).slice(0, MAX_PEOPLE);
  const people = useQueries({ queries: chosen.map((id) => memberQuery(id)) });
  // A member who was just chosen can be written to before their profile has loaded.
  const ids = chosen.flatMap((id, index) => (people[index]?.error ? [] : [people[index]?.data?.id ?? id]));
  const alone = ids.length === 1 && chosen.length === 1 ? ids[0]! : undefined;
  const existing = useQuery({ ...conversationWithQuery(alone ?? NOBODY), enabled: alone !== undefined });
  const known = alone === undefined ? undefined : existing.data?.items[0];

  const navigate = useNavigate();
  const [place] = useState(() => placeOf(chosen));
  const draft = useDraft(place, NO_DRAFT);
  const { text: written, files } = draft.content;
  const [isMissing, setMissing] = useState(false);
  const { onSuccess, ...mutation } = startMutation;
  const start = useMutation({
    ...mutation,
    onSuccess: (data, variables, ...more) => {
      draft.clear();
      void navigate(paths.conversation(data.id), { replace: true, state: { writing: true } });
      return onSuccess?.(data, variables, ...more);
    },
  });

  // A link to one member leads to the conversation with them. Who chooses here may go on choosing, and what has been typed
  // is not left behind: sending it finds the conversation.
  const [arrived] = useState(chosen);
  const [isWriting, setWriting] = useState(false);
  const isAsArrived = arrived.length > 0 && chosen.join() === arrived.join();
  const write = useRef<HTMLTextAreaElement>(null);
  const isReady = isAsArrived && !existing.isLoading && !known;
  useEffect(() => {
    if (isReady) write.current?.focus();
  }, [isReady]);
  if (known && isAsArrived && !isWriting && !written.trim() && files.length === 0)
    return <Navigate to={paths.conversation(known.id)} state={{ writing: true }} replace />;

  const choose = (next: string[]) =>
    setParams(new URLSearchParams((next.length > 0 ? next : ['']).map((id) => ['to', id])), {
      replace: true,
      preventScrollReset: true,
    });

  const send = (text: string) => {
    setMissing(ids.length === 0);
    if (ids.length === 0) return;
    start.mutate({ memberIds: ids, text, ...(files.length > 0 && { fileIds: files.map(({ id }) => id) }) });
  };

  return (
    <>
      <PageHead title="New message" path={paths.messages} unlisted />
      <header className={styles.header}>
        <Link className={styles.back} to={paths.messages} aria-label="All messages">
          <Icon name="arrow-left" />
        </Link>
        <PageTitle>New message</PageTitle>
      </header>
      <div className={styles.people}>
        {chosen.length > 0 && (
          <ul className={styles.chosen} aria-label="To">
            {chosen.map((id, index) => (
              <li key={id} className={styles.person}>
                {people[index]?.data?.name ?? (people[index]?.error ? 'Member not found' : '…')}
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`Remove ${people[index]?.data?.name ?? 'this person'}`}
                  onClick={() => choose(chosen.filter((each) => each !== id))}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {chosen.length < MAX_PEOPLE && (
          <MemberPicker
            label="To"
            error={isMissing && ids.length === 0 ? 'Choose a member.' : undefined}
            exclude={[...ids, memberId]}
            onPick={(id) => choose([...chosen, id])}
          />
        )}
      </div>
      {known && (
        <p className={styles.note} role="status">
          You and {people[0]?.data?.name ?? 'this member'} already have a conversation. Your message will be
          added to it.
        </p>
      )}
      <MessageComposer
        textRef={write}
        onFocus={() => setWriting(true)}
        text={written}
        files={files}
        onFilesChange={(next) => draft.change({ files: next })}
        onChange={(text) => draft.change({ text })}
        onSend={send}
        busy={start.isPending}
        error={start.error ? <SendingFailure error={start.error} /> : undefined}
      />
    </>
  );
}

/** Where the draft is saved: for the one it is to, as it was begun. */
const placeOf = ([first = '', second]: string[]): string =>
  `conversation:${second === undefined && /^[0-9a-f-]{36}$/.test(first) ? first : NOBODY}`;
