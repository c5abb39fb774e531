import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { toastError } from '@futurelab/platform/toast';
import { Button, Icon, type IconName, LinkButton, UserText, classNames } from '@futurelab/platform/ui';
import { useState, type ReactNode } from 'react';
import { friendshipMutation, type MemberProfile } from '../../queries/members';
import { BlockDialog } from './block-dialog';
import { IntroduceDialog } from './introduce-dialog';
import styles from './member-actions.module.css';

interface MemberActionsProps {
  member: MemberProfile;
  /** More of what can be done, after the rest. */
  children?: ReactNode;
}

/** What one member can do with another. */
export function MemberActions({ member, children }: MemberActionsProps) {
  const [asked, setAsked] = useState<'introduce' | 'block' | null>(null);
  const close = () => setAsked(null);
  const friendship = useMutation({
    ...friendshipMutation(member.id),
    onError: (error) => toastError('That did not go through', error),
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
        <Button variant="quiet" size="small" onClick={() => setAsked('introduce')}>
          Introduce to somebody
        </Button>
        {areFriends && (
          <Button
            variant="quiet"
            size="small"
            busy={friendship.isPending}
            onClick={() => friendship.mutate('disconnect')}
          >
            Disconnect
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => setAsked('block')}>
          Block
        </Button>
        {children}
      </div>
      {asked === 'introduce' && <IntroduceDialog member={member} onClose={close} />}
      {asked === 'block' && <BlockDialog member={member} onClose={close} />}
    </div>
  );
}

interface ConnectionProps {
  member: MemberProfile;
  change: {
    isPending: boolean;
    variables: 'connect' | 'disconnect' | undefined;
    mutate: (change: 'connect' | 'disconnect') => void;
  };
}

/** How the two stand to each other, and what can be done about it. */
function Connection({ member: { name, friendship }, change }: ConnectionProps) {
  const button = (label: string, to: 'connect' | 'disconnect') => (
    <Button
      variant={to === 'connect' ? 'primary' : 'secondary'}
      busy={change.isPending && change.variables === to}
      disabled={change.isPending}
      onClick={() => change.mutate(to)}
    >
      {label}
    </Button>
  );
  switch (friendship) {
    case 'friends':
      return <State icon="check">You are connected</State>;
    case 'requested':
      return (
        <>
          <State icon="clock">You have asked to connect</State>
          {button('Take it back', 'disconnect')}
        </>
      );
    case 'received':
      return (
        <>
          <State icon="user">
            <UserText>{name}</UserText> would like to connect
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
