import { fieldError } from '@futurelab/platform/components/field-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { Dialog } from '@futurelab/platform/overlays';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, Checkbox, Field, Input, Textarea } from '@futurelab/platform/ui';
import { isVisible } from '@futurelab/platform/text';
import { useDeferredValue, useId, useState, type SubmitEvent } from 'react';
import { FormError } from '../../shared/form/form-error';
import { introductionMutation, membersToChooseQuery, type MemberProfile } from '../../queries/members';
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
  const introduce = useMutation(clearOnSuccess(draft, introductionMutation(member.id)));

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const gaps = {
      ...(to === null && { toId: 'Choose a member.' }),
      ...(!isVisible(reason) && { reason: 'Say why they should know each other.' }),
    };
    setMissing(gaps);
    if (to === null || !isVisible(reason)) return;
    introduce.mutate(
      { toId: to.id, reason },
      {
        onSuccess: () => {
          toast({
            title: `${member.name} and ${to.name} are asked`,
            description: 'Once both say yes, a conversation of you three opens.',
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
      description="Both are asked and see your reason. What either answers stays between us until both say yes."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={introduce.isPending}>
            Ask both
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <Field
          label="To whom"
          hint="Look for a name, a role or a skill."
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
          label="Why"
          hint={`What they have to say to each other. ${reason.length} of ${MAX_LENGTH} characters.`}
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
      <legend>{search ? 'Members found' : 'Your friends'}</legend>
      {shown.length === 0 && (
        <p className={styles.quiet}>
          {search ? 'Nobody matches this search.' : 'None yet: look for anybody above.'}
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
