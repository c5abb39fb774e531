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
  /** The page's title is another one. */
  isBeside: boolean;
  onUndone: () => void;
}

/** In place of a conversation, once its reader has blocked the other person. */
export function Blocked({ person: { id, name }, search, isBeside, onUndone }: BlockedProps) {
  const undo = useMutation(blockMutation);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => void place.current?.focus(), []);
  const Title = isBeside ? 'h2' : PageTitle;
  return (
    <div ref={place} tabIndex={-1}>
      {!isBeside && <PageHead title={name} path={paths.messages} unlisted />}
      <Title className={styles.missing}>
        You blocked <UserText>{name}</UserText>
      </Title>
      <EmptyState
        title="Conversation closed"
        action={
          <div className={styles.choices}>
            <LinkButton to={paths.messages + search}>Go to messages</LinkButton>
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
        You can’t see or message each other. <UserText>{name}</UserText> won’t be notified. You can unblock
        them here or in your privacy settings.
      </EmptyState>
      {undo.error && (
        <p className={styles.error} role="alert">
          {errorMessage(undo.error)}
        </p>
      )}
    </div>
  );
}
