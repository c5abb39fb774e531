import { ApiError } from '@futurelab/platform/api';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, Icon, LinkButton } from '@futurelab/platform/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { friendshipMutation, type MemberProfile } from '../../queries/members';
import styles from './member-actions.module.css';

const IntroduceDialog = lazy(() =>
  import('./introduce-dialog').then(({ IntroduceDialog: dialog }) => ({ default: dialog })),
);
const BlockDialog = lazy(() =>
  import('./block-dialog').then(({ BlockDialog: dialog }) => ({ default: dialog })),
);

interface MemberActionsProps {
  member: MemberProfile;
  /** More of what can be done, after the rest. */
  children?: ReactNode;
}

/** What one member can do with another. */
export function MemberActions({ member, children }: MemberActionsProps) {
  const [asked, setAsked] = useState<'introduce' | 'block' | null>(null);
  const close = () => setAsked(null);
  return (
    <div className={styles.actions}>
      <div className={styles.row}>
        <Connection member={member} />
        <LinkButton to={paths.messageTo(member.id)} variant="secondary">
          <Icon name="message" /> Message
        </LinkButton>
      </div>
      <div className={styles.row}>
        <Button variant="quiet" size="small" onClick={() => setAsked('introduce')}>
          Introduce to somebody
        </Button>
        <Button variant="quiet" size="small" onClick={() => setAsked('block')}>
          Block
        </Button>
        {children}
      </div>
      <Suspense>
        {asked === 'introduce' && <IntroduceDialog member={member} onClose={close} />}
        {asked === 'block' && <BlockDialog member={member} onClose={close} />}
      </Suspense>
    </div>
  );
}

function Connection({ member: { id, name, friendship } }: { member: MemberProfile }) {
  const change = useMutation({
    ...friendshipMutation(id),
    onError: (error) =>
      toast({
        variant: 'error',
        title: 'That did not go through',
        description:
          (error instanceof ApiError && error.explanation) || 'The connection may have dropped. Try again.',
      }),
  });
  const connect = (label: string) => (
    <Button
      busy={change.isPending && change.variables === 'connect'}
      disabled={change.isPending}
      onClick={() => change.mutate('connect')}
    >
      {label}
    </Button>
  );
  const disconnect = (label: string) => (
    <Button
      variant="secondary"
      busy={change.isPending && change.variables === 'disconnect'}
      disabled={change.isPending}
      onClick={() => change.mutate('disconnect')}
    >
      {label}
    </Button>
  );
  switch (friendship) {
    case 'friends':
      return (
        <>
          <p className={styles.state} role="status">
            <Icon name="check" /> You are connected
          </p>
          {disconnect('Disconnect')}
        </>
      );
    case 'requested':
      return (
        <>
          <p className={styles.state} role="status">
            <Icon name="clock" /> You have asked to connect
          </p>
          {disconnect('Take it back')}
        </>
      );
    case 'received':
      return (
        <>
          <p className={styles.state} role="status">
            {name} would like to connect
          </p>
          {connect('Accept')}
          {disconnect('Decline')}
        </>
      );
    default:
      return connect('Connect');
  }
}
