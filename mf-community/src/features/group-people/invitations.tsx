import { fieldError } from '@futurelab/platform/components/field-error';
import { longDate, pluralize } from '@futurelab/platform/format';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, classNames, Field, Input, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { useState, type FormEvent } from 'react';
import { SendingError } from '../../shared/composer/sending-error';
import {
  invitationRemovalMutation,
  invitationsQuery,
  newInvitationMutation,
  type Invitation,
} from '../../queries/group-people';
import styles from './group-people.module.css';

interface InvitationsProps {
  groupId: string;
  timeZone: string;
}

/** Links that let people in without asking. */
export function Invitations({ groupId, timeZone }: InvitationsProps) {
  const query = useQuery(invitationsQuery(groupId));
  const making = useMutation(newInvitationMutation(groupId));
  const [limits, setLimits] = useState({ maxUses: '25', days: '7' });
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (!making.isPending) making.mutate({ maxUses: Number(limits.maxUses), days: Number(limits.days) });
  };
  return (
    <div className={styles.form}>
      <form className={styles.form} onSubmit={make} noValidate>
        <div className={styles.numbers}>
          <Field label="Number of people" error={fieldError(making.error, 'maxUses')}>
            <Input
              type="number"
              min={1}
              max={200}
              value={limits.maxUses}
              onChange={({ target }) => setLimits((now) => ({ ...now, maxUses: target.value }))}
            />
          </Field>
          <Field label="Valid for (days)" error={fieldError(making.error, 'days')}>
            <Input
              type="number"
              min={1}
              max={30}
              value={limits.days}
              onChange={({ target }) => setLimits((now) => ({ ...now, days: target.value }))}
            />
          </Field>
        </div>
        <SendingError error={making.error} fields={['maxUses', 'days']} />
        <div>
          <Button type="submit" variant="secondary" busy={making.isPending}>
            Create invitation link
          </Button>
        </div>
      </form>
      <QueryBoundary query={query} what="invitations" skeleton={<Skeleton lines={3} />}>
        {(invitations) => (
          <ul className={styles.list}>
            {invitations.map((invitation) => (
              <Link key={invitation.id} groupId={groupId} invitation={invitation} timeZone={timeZone} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </div>
  );
}

interface LinkProps extends InvitationsProps {
  invitation: Invitation;
}

function Link({ groupId, invitation: { id, path, uses, maxUses, expiresAt }, timeZone }: LinkProps) {
  const removing = useMutation(invitationRemovalMutation(groupId));
  const left = maxUses - uses;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(path, location.origin).href);
      toast({ title: 'Copied', description: 'Paste the link anywhere.' });
    } catch {
      toast({
        variant: 'error',
        title: 'Couldn’t copy',
        description: 'Select the link and copy it manually.',
      });
    }
  };
  return (
    <li className={classNames(styles.row, styles.plain)}>
      <div className={styles.text}>
        <p className={styles.address}>{path}</p>
        <p className={styles.quiet}>
          {pluralize(left, 'use')} left, expires {longDate(expiresAt, timeZone)}
        </p>
        <SendingError error={removing.error} />
      </div>
      <div className={styles.ways}>
        <Button size="small" variant="secondary" onClick={() => void copy()}>
          Copy
        </Button>
        <Button size="small" variant="quiet" busy={removing.isPending} onClick={() => removing.mutate(id)}>
          Revoke
        </Button>
      </div>
    </li>
  );
}
