import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { Dialog } from '@futurelab/platform/overlays';
import type { MemberProfile } from '@futurelab/platform/queries/members';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, Checkbox, Field, Input, Textarea } from '@futurelab/platform/ui';
import { isVisible } from '@futurelab/platform/text';
import { useDeferredValue, useId, useState, type SubmitEvent } from 'react';
import { newIntroductionMutation } from '../../queries/friends';
import { membersToChooseQuery } from '../../queries/members';
import styles from './member-actions.module.css';

const MAX_LENGTH = 500;

interface IntroduceDialogProps {
  member: MemberProfile;
  onClose: () => void;
}

/** Chooses to whom to introduce a member, and says why. What was typed stays until it has been sent. */
export function IntroduceDialog({ member, onClose }: IntroduceDialogProps) {
  const form = useId();
  const [search, setSearch] = useState('');
  const draft = useFormDraft(`introduction:${member.id}`, { to: null as Chosen | null, reason: '' });
  const { to, reason } = draft.content;
  const [missing, setMissing] = useState<{ toId?: string; reason?: string }>({});
  const introduce = useMutation(clearOnSuccess(draft, newIntroductionMutation(member.id)));

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const gaps = {
      ...(to === null && { toId: 'Choose a member.' }),
      ...(!isVisible(reason) && { reason: 'Add a reason.' }),
    };
    setMissing(gaps);
    if (to === null || !isVisible(reason)) return;
    introduce.mutate(
      { toId: to.id, reason },
      {
        onSuccess: () => {
          toast({
            title: `Introduction sent to ${member.name} and ${to.name}`,
            description: 'If both accept, we’ll start a conversation for the three of you.',
            variant: 'success',
          });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Introduce ${member.name}`}
      description="Both see your reason. Their answers stay private until both accept."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={introduce.isPending}>
            Send introduction
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <Field
          label="Introduce to"
          hint="Search by name, role, or skill."
          error={missing.toId ?? fieldError(introduce.error, 'toId')}
        >
          <Input
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            maxLength={100}
          />
        </Field>
        <Choices
          except={member.id}
          search={search.trim()}
          chosen={to}
          onChoose={(chosen) => draft.change({ to: chosen })}
        />
        <Field
          label="Reason"
          hint={`Why they should meet. ${reason.length} of ${MAX_LENGTH} characters.`}
          error={missing.reason ?? fieldError(introduce.error, 'reason')}
        >
          <Textarea
            rows={3}
            maxLength={MAX_LENGTH}
            value={reason}
            onChange={(event) => draft.change({ reason: event.target.value })}
          />
        </Field>
        <DraftNote {...draft} />
        <FormError error={introduce.error} />
      </form>
    </Dialog>
  );
}

interface Chosen {
  id: string;
  name: string;
}

interface ChoicesProps {
  except: string;
  search: string;
  chosen: Chosen | null;
  onChoose: (member: Chosen) => void;
}

function Choices({ except, search, chosen, onChoose }: ChoicesProps) {
  const name = useId();
  const deferred = useDeferredValue(search);
  const { data } = useQuery({ ...membersToChooseQuery(deferred), placeholderData: (before) => before });
  const found = (data?.items ?? []).flatMap((one) =>
    one.id && one.name && one.id !== except
      ? [{ id: one.id, name: one.name, currentRole: one.currentRole }]
      : [],
  );
  // The chosen member stays visible while another search is typed.
  const shown =
    chosen && !found.some(({ id }) => id === chosen.id)
      ? [{ ...chosen, currentRole: null }, ...found]
      : found;
  return (
    <fieldset className={styles.choices} aria-live="polite">
      <legend>{search ? 'Matching members' : 'Your friends'}</legend>
      {shown.length === 0 && (
        <p className={styles.quiet}>
          {search ? 'No members found.' : 'No friends yet. Search for any member above.'}
        </p>
      )}
      {shown.map((one) => (
        <Checkbox
          key={one.id}
          type="radio"
          name={name}
          label={one.name}
          hint={one.currentRole}
          checked={chosen?.id === one.id}
          onChange={() => onChoose(one)}
        />
      ))}
    </fieldset>
  );
}
