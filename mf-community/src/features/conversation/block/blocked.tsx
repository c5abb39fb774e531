import { paths } from '@futurelab/platform/paths';
import { blockMutation } from '@futurelab/platform/queries/blocks';
import { useMutation } from '@futurelab/platform/query';
import { Button, EmptyState, LinkButton, PageHead, PageTitle, UserText } from '@futurelab/platform/ui';
import { useEffect, useRef } from 'react';
import { errorMessage } from '../../../shared/messaging/error-message';
import type { Person } from './block-dialog';
import styles from './block.module.css';

interface BlockedProps {
  person: Person;
  search: string;
  onUndone: () => void;
}

/** In place of a conversation, once its reader has blocked the other person. */
export function Blocked({ person: { id, name }, search, onUndone }: BlockedProps) {
  const undo = useMutation(blockMutation);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <PageHead title={name} path={paths.messages} unlisted />
      <PageTitle className={styles.missing}>
        You have blocked <UserText>{name}</UserText>
      </PageTitle>
      <EmptyState
        title="This conversation is closed"
        action={
          <div className={styles.choices}>
            <LinkButton to={paths.messages + search}>See your messages</LinkButton>
            <Button
              variant="secondary"
              busy={undo.isPending}
              onClick={() => undo.mutate({ id, blocked: false }, { onSuccess: onUndone })}
            >
              Unblock
            </Button>
          </div>
        }
      >
        Neither of you sees it or can write in it any more. <UserText>{name}</UserText> is not told. You can
        undo this here, and later under Edit profile.
      </EmptyState>
      {undo.error && (
        <p className={styles.error} role="alert">
          {errorMessage(undo.error)}
        </p>
      )}
    </div>
  );
}
