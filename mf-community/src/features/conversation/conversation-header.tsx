import { ConfirmDialog } from '@futurelab/platform/components/confirm-dialog';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { Link, useNavigate } from '@futurelab/platform/router';
import { Button, Icon, PageTitle, UserText } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';
import { leaveMutation, muteMutation, type Conversation } from '../../queries/conversations';
import { BlockDialog, type Person } from './block/block-dialog';
import { GroupDialog } from './group/group-dialog';
import { conversationName, present } from '../../shared/messaging/names';
import { errorMessage } from '../../shared/messaging/error-message';
import { ActiveToday } from '../../shared/presence/active-today';
import styles from './conversation-thread.module.css';

interface ProfileLinkProps {
  participant: Conversation['participants'][number];
  children: ReactNode;
}

/** New members have no page until they have finished onboarding. */
const ProfileLink = ({ participant: { person, hasProfile }, children }: ProfileLinkProps) =>
  hasProfile ? <Link to={paths.memberProfile(person.slug)}>{children}</Link> : <span>{children}</span>;

interface ConversationHeaderProps {
  conversation: Conversation;
  search: string;
  /** The page's title is another one. */
  isBeside: boolean;
  onBlocked: (person: Person) => void;
}

/** Who one is writing with, and what one can do about the conversation as a whole. */
export function ConversationHeader({ conversation, search, isBeside, onBlocked }: ConversationHeaderProps) {
  const { id, isGroup, isMuted } = conversation;
  const mute = useMutation(muteMutation(id));
  const name = conversationName(conversation);
  const people = present(conversation);
  const title =
    people.length === 1 && !isGroup ? (
      <ProfileLink participant={people[0]!}>
        <UserText>{name}</UserText>
      </ProfileLink>
    ) : (
      <UserText>{name}</UserText>
    );
  return (
    <header className={styles.header}>
      <Link className={styles.back} to={paths.messages + search} aria-label="All messages">
        <Icon name="arrow-left" />
      </Link>
      <div className={styles.title}>
        {isBeside ? <h2 dir="auto">{title}</h2> : <PageTitle>{title}</PageTitle>}
        {!isGroup && people[0]?.isActiveToday && (
          <p className={styles.presence}>
            <ActiveToday />
          </p>
        )}
        {isGroup && (
          <p className={styles.people}>
            {people.map((participant) => (
              <ProfileLink key={participant.person.id} participant={participant}>
                <UserText>{participant.person.name}</UserText>
                {participant.hasLeft && ' (left)'}
              </ProfileLink>
            ))}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          size="small"
          aria-pressed={isMuted}
          busy={mute.isPending}
          onClick={() => mute.mutate(!isMuted)}
        >
          {isMuted ? 'Unmute' : 'Mute'}
        </Button>
        {isGroup && conversation.isCreator && <GroupDialog conversation={conversation} />}
        <BlockDialog conversation={conversation} onBlocked={onBlocked} />
        <Leave conversation={conversation} search={search} />
      </div>
      {mute.error && (
        <p className={styles.error} role="alert">
          {errorMessage(mute.error)}
        </p>
      )}
    </header>
  );
}

function Leave({ conversation: { id, isGroup }, search }: { conversation: Conversation; search: string }) {
  const navigate = useNavigate();
  const leave = useMutation({
    ...leaveMutation(id),
    onSuccess: (...args) => {
      void navigate(paths.messages + search, { state: { closed: id } });
      return leaveMutation(id).onSuccess?.(...args);
    },
  });
  return (
    <ConfirmDialog
      title="Leave this conversation?"
      description={
        isGroup
          ? 'The others can keep talking. You can’t rejoin.'
          : 'You’ll no longer see its messages. A new message starts a new conversation.'
      }
      trigger={
        <Button variant="quiet" size="small">
          Leave
        </Button>
      }
      cancel="Cancel"
      action="Leave"
      staysOpen
      busy={leave.isPending}
      onConfirm={() => leave.mutate()}
    >
      {leave.error && <p role="alert">{errorMessage(leave.error)}</p>}
    </ConfirmDialog>
  );
}
