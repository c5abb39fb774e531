import { ConfirmDialog } from '@futurelab/platform/components/confirm-dialog';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { toastError } from '@futurelab/platform/toast';
import { Avatar, Button, LinkButton, UserText } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';
import {
  chooseMutation,
  exchangeStepMutation,
  helpMutation,
  thankMutation,
  type ExchangeDetail,
} from '../../queries/exchanges';
import { KINDS } from './exchange-labels';
import styles from '../../shared/synergizer/entries.module.css';
import { MessageForm } from './message-form';

const onError = (error: unknown) => toastError('That didn’t work', error);

/** What the one who looks at an exchange can do next. */
export function NextStep({ exchange }: { exchange: ExchangeDetail }) {
  const { user } = useSession();
  const { id, slug, kind, state, part, owner, helper } = exchange;
  if (!user) {
    return state === 'open' ? (
      <LinkButton to={paths.signIn(paths.exchange(slug))}>Sign in to respond</LinkButton>
    ) : null;
  }
  if (state === 'open' && part === 'owner') return <Choice exchange={exchange} />;
  if (state === 'open' && part === 'offered')
    return (
      <>
        <p>
          {KINDS[kind].answered} <UserText>{owner?.name}</UserText> will choose one person. We’ll notify you.
        </p>
        <Step id={id} step="take-back-help" label="Withdraw" />
      </>
    );
  if (state === 'open')
    return (
      <MessageForm
        place={`exchange-answer:${id}`}
        mutation={helpMutation(id)}
        field="message"
        label={KINDS[kind].answer}
        hint={`Add a short message for ${owner?.name ?? 'the author'}. They’ll choose one person and start a conversation.`}
        button={KINDS[kind].answer}
      />
    );
  if (part !== 'owner' && part !== 'helper') return null;
  if (state === 'agreed') return <Settling exchange={exchange} />;
  const thanked = part === 'owner' ? exchange.ownerThanks : exchange.helperThanks;
  const other = (part === 'owner' ? helper : owner)?.name ?? 'your partner';
  if (state === 'done' && thanked === null)
    return (
      <MessageForm
        place={`exchange-thanks:${id}`}
        mutation={thankMutation(id)}
        field="text"
        label={`Thank-you note for ${other}`}
        button="Send thanks"
      />
    );
  return null;
}

function Choice({ exchange: { id, slug, kind, helpers } }: { exchange: ExchangeDetail }) {
  const choosing = useMutation({ ...chooseMutation(id), onError });
  return (
    <>
      {helpers.length === 0 ? (
        <p>No responses yet. We’ll notify you when someone responds.</p>
      ) : (
        <>
          <h3>{KINDS[kind].who}</h3>
          <ul className={styles.rows}>
            {helpers.map(({ id: memberId, slug, name, profileImageUrl, message }) => (
              <li key={memberId}>
                <div className={styles.line}>
                  <div className={styles.person}>
                    <Avatar name={name} src={profileImageUrl} />
                    <Link dir="auto" to={paths.memberProfile(slug)}>
                      {name}
                    </Link>
                  </div>
                  <Button size="small" busy={choosing.isPending} onClick={() => choosing.mutate(memberId)}>
                    Choose <UserText>{name}</UserText>
                  </Button>
                </div>
                {message && <p dir="auto">{message}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.actions}>
        <LinkButton variant="secondary" to={`${paths.proposeExchange}?edit=${slug}`}>
          Edit
        </LinkButton>
        <Withdraw id={id} label="Withdraw this exchange" action="Withdraw">
          It’s removed from the list, and anyone who responded is notified. You can start it again later.
        </Withdraw>
      </div>
    </>
  );
}

function Settling({ exchange }: { exchange: ExchangeDetail }) {
  const { id, conversationId, isDoneByMe, isDoneByOther, part, helper, owner } = exchange;
  const other = (part === 'owner' ? helper : owner)?.name ?? 'Your partner';
  return (
    <>
      <p>
        {isDoneByMe
          ? `You marked this as done. It counts once ${other} confirms.`
          : isDoneByOther
            ? `${other} marked this as done. Confirm?`
            : `You’re doing this with ${other}. It’s finished when you both mark it as done.`}
      </p>
      <div className={styles.actions}>
        {!isDoneByMe && (
          <Step id={id} step="done" label={isDoneByOther ? 'Confirm' : 'Mark as done'} variant="primary" />
        )}
        {conversationId && (
          <LinkButton variant="secondary" to={paths.conversation(conversationId)}>
            Open conversation
          </LinkButton>
        )}
        <Withdraw id={id} label="End this exchange" action="End exchange">
          It won’t count for either of you. {other} is notified, and your conversation stays.
        </Withdraw>
      </div>
    </>
  );
}

interface WithdrawProps {
  id: string;
  label: string;
  action: string;
  children: ReactNode;
}

function Withdraw({ id, label, action, children }: WithdrawProps) {
  const { mutate, isPending } = useMutation({ ...exchangeStepMutation(id), onError });
  return (
    <ConfirmDialog
      trigger={
        <Button variant="quiet" busy={isPending}>
          {label}
        </Button>
      }
      title={`${label}?`}
      action={action}
      variant="primary"
      busy={isPending}
      onConfirm={() => mutate('withdraw')}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}

interface StepProps {
  id: string;
  step: 'done' | 'take-back-help';
  label: string;
  variant?: 'primary' | 'quiet';
}

function Step({ id, step, label, variant = 'quiet' }: StepProps) {
  const { mutate, isPending } = useMutation({ ...exchangeStepMutation(id), onError });
  return (
    <Button variant={variant} busy={isPending} onClick={() => mutate(step)}>
      {label}
    </Button>
  );
}
