import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { pluralize } from '@futurelab/platform/format';
import { Dialog } from '@futurelab/platform/overlays';
import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, Field, Input, Textarea } from '@futurelab/platform/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { seasonMutation, type StaffSeason } from '../../queries/admin/seasons';
import { checkSeason, type SeasonFields, type SeasonProblems } from './season-fields';
import styles from './seasons.module.css';

interface SeasonDialogProps {
  /** Null for a new one. */
  season: StaffSeason | null;
  onClose: () => void;
}

/** Adds a season or changes one. What was typed stays until it has worked. */
export function SeasonDialog({ season, onClose }: SeasonDialogProps) {
  const form = useId();
  const draft = useFormDraft<SeasonFields>(`season:${season?.id ?? 'new'}`, {
    name: season?.name ?? '',
    startsOn: season?.startsOn ?? '',
    endsOn: season?.endsOn ?? '',
    places: season?.places?.toString() ?? '',
    reason: '',
  });
  const { content } = draft;
  const [problems, setProblems] = useState<SeasonProblems>({});
  const change = useMutation(clearOnSuccess(draft, seasonMutation(season)));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { season: body, problems: found } = checkSeason(content);
    setProblems(found);
    if (!body) return;
    change.mutate(body, {
      onSuccess: () => {
        toast({ title: season ? 'Season saved' : 'Season added', variant: 'success' });
        onClose();
      },
    });
  };
  const field = (name: keyof SeasonFields) => ({
    error: problems[name] ?? fieldError(change.error, name),
  });
  const input = (name: keyof SeasonFields) => ({
    value: content[name],
    onChange: ({ target }: { target: { value: string } }) => draft.change({ [name]: target.value }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={season ? `Change ${season.name} ${season.startsOn.slice(0, 4)}` : 'New season'}
      description={
        season && season.people > 0
          ? `${pluralize(season.people, 'member')} in this season. They keep their places if it moves, and get the reminder three days before the new first day.`
          : 'The academy page shows the current season and the next three.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={change.isPending}>
            {season ? 'Save season' : 'Add season'}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <Field label="Name" hint="Shown with its year, such as Winter 2027." {...field('name')}>
          <Input maxLength={60} autoComplete="off" {...input('name')} />
        </Field>
        <Field label="First day" hint="A Monday, in UTC." {...field('startsOn')}>
          <Input type="date" {...input('startsOn')} />
        </Field>
        <Field
          label="Last day"
          hint="A Sunday. Twelve weeks and two free ones take 14 weeks."
          {...field('endsOn')}
        >
          <Input type="date" {...input('endsOn')} />
        </Field>
        <Field label="Places" hint="Leave empty for no limit." {...field('places')}>
          <Input inputMode="numeric" autoComplete="off" {...input('places')} />
        </Field>
        <Field label="Reason" hint="Stored in the audit log." {...field('reason')}>
          <Textarea rows={2} maxLength={600} {...input('reason')} />
        </Field>
        <DraftNote {...draft} />
        <FormError error={change.error} />
      </form>
    </Dialog>
  );
}
