import { paths } from '@futurelab/platform/paths';
import type { MemberProfile } from '@futurelab/platform/queries/members';
import { useMutation } from '@futurelab/platform/query';
import { ReportButton } from '@futurelab/platform/report';
import { toastError } from '@futurelab/platform/toast';
import { Button, Icon, type IconName, LinkButton, UserText, classNames } from '@futurelab/platform/ui';
import { useState, type ReactNode } from 'react';
import { friendshipMutation } from '../../queries/friends';
import { FollowButton } from '../../shared/follows/follow-button';
import { BlockDialog } from './block-dialog';
import { IntroduceDialog } from './introduce-dialog';
import { MuteButton } from './mute-button';
import styles from './member-actions.module.css';

/** What one member can do with another. */
export function MemberActions({ member }: { member: MemberProfile }) {
  const [asked, setAsked] = useState<'introduce' | 'block' | null>(null);
  const close = () => setAsked(null);
  const friendship = useMutation({
    ...friendshipMutation,
    onError: (error) => toastError('That didn’t work', error),
  });
  const areFriends = member.friendship === 'friends';
  return (
    <div className={styles.actions}>
      <div className={styles.row}>
        <Connection member={member} change={friendship} />
        <LinkButton to={paths.messageTo(member.id)} variant={areFriends ? 'primary' : 'secondary'}>
          <Icon name="message" /> Message
        </LinkButton>
      </div>
      <div className={classNames(styles.row, styles.further)}>
        <FollowButton what="member" of={member.id} name={member.name} />
        <Button variant="quiet" size="small" onClick={() => setAsked('introduce')}>
          Introduce
        </Button>
        {areFriends && (
          <Button
            variant="quiet"
            size="small"
            busy={friendship.isPending}
            onClick={() => friendship.mutate({ id: member.id, change: 'disconnect' })}
          >
            Disconnect
          </Button>
        )}
        <MuteButton member={member} />
        <Button variant="quiet" size="small" onClick={() => setAsked('block')}>
          Block
        </Button>
        <ReportButton subject={{ kind: 'profile', id: member.id }} what="this profile" />
      </div>
      {asked === 'introduce' && <IntroduceDialog member={member} onClose={close} />}
      {asked === 'block' && <BlockDialog member={member} onClose={close} />}
    </div>
  );
}

interface FriendshipChange {
  id: string;
  change: 'connect' | 'disconnect';
}

interface ConnectionProps {
  member: MemberProfile;
  change: {
    isPending: boolean;
    variables: FriendshipChange | undefined;
    mutate: (change: FriendshipChange) => void;
  };
}

/** How the two stand to each other, and what can be done about it. */
function Connection({ member: { id, name, friendship }, change }: ConnectionProps) {
  const button = (label: string, to: 'connect' | 'disconnect') => (
    <Button
      variant={to === 'connect' ? 'primary' : 'secondary'}
      busy={change.isPending && change.variables?.change === to}
      disabled={change.isPending}
      onClick={() => change.mutate({ id, change: to })}
    >
      {label}
    </Button>
  );
  switch (friendship) {
    case 'friends':
      return <State icon="check">You’re connected</State>;
    case 'requested':
      return (
        <>
          <State icon="clock">Request sent</State>
          {button('Withdraw request', 'disconnect')}
        </>
      );
    case 'received':
      return (
        <>
          <State icon="user">
            <UserText>{name}</UserText> wants to connect
          </State>
          {button('Accept', 'connect')}
          {button('Decline', 'disconnect')}
        </>
      );
    default:
      return button('Connect', 'connect');
  }
}

const State = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <p className={styles.state} role="status">
    <Icon name={icon} /> {children}
  </p>
);
