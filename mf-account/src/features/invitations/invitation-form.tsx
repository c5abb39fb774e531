import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { useMutation } from '@futurelab/platform/query';
import { Button, Field, Section, Select, Textarea } from '@futurelab/platform/ui';
import { useState, type SubmitEvent } from 'react';
import { invitationMutation, type InvitationRequest } from '../../queries/admin/members/invitations';
import { ROLES } from '../../queries/admin/members/member-filters';
import { InvitationOutcome } from './invitation-outcome';
import styles from './invitations.module.css';

const MOST_PEOPLE = 50;

const addressesIn = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).flatMap((address) => (address ? [address.toLowerCase()] : []))),
];

/** Invites people by their addresses. What was typed stays until it has worked. */
export function InvitationForm() {
  const draft = useFormDraft('invitation', { addresses: '', accessLevel: 'member', message: '' });
  const { addresses, accessLevel, message } = draft.content;
  const [problem, setProblem] = useState<string>();
  const invitation = useMutation(clearOnSuccess(draft, invitationMutation));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const emails = addressesIn(addresses);
    const isRefused = emails.length === 0 || emails.length > MOST_PEOPLE;
    setProblem(isRefused ? `Enter 1 to ${MOST_PEOPLE} email addresses.` : undefined);
    if (isRefused) return;
    const level = accessLevel as InvitationRequest['accessLevel'];
    invitation.mutate({ emails, accessLevel: level, message });
  };
  return (
    <Section title="New invitations" lead="Each person gets a link that works once, for 7 days.">
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          label="Email addresses"
          hint={`One per line, up to ${MOST_PEOPLE}.`}
          error={problem ?? fieldError(invitation.error, 'emails')}
        >
          <Textarea
            rows={5}
            value={addresses}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => draft.change({ addresses: target.value })}
          />
        </Field>
        <Field label="Role" error={fieldError(invitation.error, 'accessLevel')}>
          <Select value={accessLevel} onChange={({ target }) => draft.change({ accessLevel: target.value })}>
            {Object.entries(ROLES).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Message"
          hint="Optional. Added to the email."
          error={fieldError(invitation.error, 'message')}
        >
          <Textarea
            rows={3}
            maxLength={600}
            value={message}
            onChange={({ target }) => draft.change({ message: target.value })}
          />
        </Field>
        <DraftNote {...draft} />
        <Button type="submit" busy={invitation.isPending}>
          Send invitations
        </Button>
        <FormError error={invitation.error} />
        <div role="status">{invitation.data && <InvitationOutcome result={invitation.data} />}</div>
      </form>
    </Section>
  );
}
