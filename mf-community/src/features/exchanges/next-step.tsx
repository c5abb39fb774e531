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

const onError = (error: unknown) => toastError('That did not go through', error);

/** What the one who looks at an exchange can do next. */
export function NextStep({ exchange }: { exchange: ExchangeDetail }) {
  const { user } = useSession();
  const { id, slug, kind, state, part, owner, helper } = exchange;
  if (!user) {
    return state === 'open' ? (
      <LinkButton to={paths.signIn(paths.exchange(slug))}>Sign in to answer</LinkButton>
    ) : null;
  }
  if (state === 'open' && part === 'owner') return <Choice exchange={exchange} />;
  if (state === 'open' && part === 'offered')
    return (
      <>
        <p>
          {KINDS[kind].answered} <UserText>{owner?.name}</UserText> picks one person, and you are told.
        </p>
        <Step id={id} step="take-back-help" label="Take it back" />
      </>
    );
  if (state === 'open')
    return (
      <MessageForm
        place={`exchange-answer:${id}`}
        mutation={helpMutation(id)}
        field="message"
        label={KINDS[kind].answer}
        hint={`A line or two for ${owner?.name ?? 'whoever started it'}. They pick one person, and a conversation opens.`}
        button={KINDS[kind].answer}
      />
    );
  if (part !== 'owner' && part !== 'helper') return null;
  if (state === 'agreed') return <Settling exchange={exchange} />;
  const thanked = part === 'owner' ? exchange.ownerThanks : exchange.helperThanks;
  const other = (part === 'owner' ? helper : owner)?.name ?? 'the other one';
  if (state === 'done' && thanked === null)
    return (
      <MessageForm
        place={`exchange-thanks:${id}`}
        mutation={thankMutation(id)}
        field="text"
        label={`Thank ${other}`}
        button="Say thank you"
      />
    );
  return null;
}

function Choice({ exchange: { id, slug, kind, helpers } }: { exchange: ExchangeDetail }) {
  const choosing = useMutation({ ...chooseMutation(id), onError });
  return (
    <>
      {helpers.length === 0 ? (
        <p>Nobody has answered yet. You are told as soon as somebody does.</p>
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
          Change it
        </LinkButton>
        <Withdraw id={id} label="Take this exchange back">
          It leaves the shelf, and who has answered is told. You can start it again.
        </Withdraw>
      </div>
    </>
  );
}

function Settling({ exchange }: { exchange: ExchangeDetail }) {
  const { id, conversationId, isDoneByMe, isDoneByOther, part, helper, owner } = exchange;
  const other = (part === 'owner' ? helper : owner)?.name ?? 'The other one';
  return (
    <>
      <p>
        {isDoneByMe
          ? `You have said that it is done. It counts as soon as ${other} says so too.`
          : isDoneByOther
            ? `${other} says that it is done. Do you see it so too?`
            : `You do this with ${other}. Each of you says when it is done.`}
      </p>
      <div className={styles.actions}>
        {!isDoneByMe && <Step id={id} step="done" label="It is done" variant="primary" />}
        {conversationId && (
          <LinkButton variant="secondary" to={paths.conversation(conversationId)}>
            Open the conversation
          </LinkButton>
        )}
        <Withdraw id={id} label="It did not come about">
          It ends here and counts for neither of you. {other} is told; your conversation stays.
        </Withdraw>
      </div>
    </>
  );
}

function Withdraw({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const { mutate, isPending } = useMutation({ ...exchangeStepMutation(id), onError });
  return (
    <ConfirmDialog
      trigger={
        <Button variant="quiet" busy={isPending}>
          {label}
        </Button>
      }
      title={`${label}?`}
      action="End it"
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
