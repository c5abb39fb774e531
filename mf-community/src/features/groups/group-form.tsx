import { fieldError } from '@futurelab/platform/components/field-error';
import { DraftNote, type FormDraft } from '@futurelab/platform/forms';
import { Button, Checkbox, Field, Input, LinkButton, Textarea } from '@futurelab/platform/ui';
import type { FormEvent } from 'react';
import { useSession } from '@futurelab/platform/session';
import { SendingError } from '../../shared/composer/sending-error';
import { useInvalidFocus } from '../../shared/composer/use-invalid-focus';
import { VISIBILITIES } from './group-labels';
import { CoverChoice } from './cover-choice';
import { coverSeeds, type GroupDraft } from './group-draft';
import styles from './group-form.module.css';

interface GroupFormProps {
  start: GroupDraft;
  draft: FormDraft<GroupDraft>;
  action: string;
  cancel: string;
  error: Error | null;
  busy: boolean;
  onSend: (draft: GroupDraft) => void;
}

const FIELDS = ['name', 'summary', 'privacy', 'topic', 'rules', 'questions', 'coverUrl'];
const TOPICS = [
  'Education',
  'Health',
  'Public sector',
  'Operations',
  'Practice',
  'Business',
  'Culture',
  'Ethics',
];
const PRIVACIES = Object.entries(VISIBILITIES) as [
  GroupDraft['privacy'],
  { label: string; explanation: string },
][];

/** Everything a group says of itself. What was typed stays when sending fails. */
export function GroupForm({ start, draft: state, action, cancel, error, busy, onSend }: GroupFormProps) {
  const { user } = useSession();
  const { content: draft, change } = state;
  const form = useInvalidFocus(error);
  const seeds = coverSeeds(draft.name, start.coverSeed ?? undefined);
  const coverSeed = draft.coverSeed !== null && seeds.includes(draft.coverSeed) ? draft.coverSeed : seeds[0]!;
  const mayBePro = user?.isHPCMember || user?.isAdmin || start.privacy === 'pro';

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSend({ ...draft, coverSeed });
  };

  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      <DraftNote {...state} />
      <Field label="Name" required error={fieldError(error, 'name')}>
        <Input
          name="name"
          maxLength={80}
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field
        label="Description"
        hint="Two sentences: who it’s for and what you’ll do together."
        required
        error={fieldError(error, 'summary')}
      >
        <Textarea
          name="summary"
          rows={3}
          maxLength={400}
          value={draft.summary}
          onChange={({ target }) => change({ summary: target.value })}
        />
      </Field>
      <Field label="Topic" hint="One or two words." error={fieldError(error, 'topic')}>
        <Input
          name="topic"
          list="group-topics"
          maxLength={60}
          value={draft.topic}
          onChange={({ target }) => change({ topic: target.value })}
        />
      </Field>
      <datalist id="group-topics">
        {TOPICS.map((topic) => (
          <option key={topic} value={topic} />
        ))}
      </datalist>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Who can find and join this group?</legend>
        {PRIVACIES.filter(([privacy]) => privacy !== 'pro' || mayBePro).map(([privacy, text]) => (
          <Checkbox
            key={privacy}
            type="radio"
            name="privacy"
            value={privacy}
            label={text.label}
            hint={text.explanation}
            checked={draft.privacy === privacy}
            onChange={() => change({ privacy })}
          />
        ))}
      </fieldset>
      {draft.privacy === 'private' && (
        <Field
          label="Questions for new members"
          hint="Up to five, one per line. Owners and moderators see the answers."
          error={fieldError(error, 'questions')}
        >
          <Textarea
            name="questions"
            rows={3}
            value={draft.questions}
            onChange={({ target }) => change({ questions: target.value })}
          />
        </Field>
      )}
      <Field
        label="Rules"
        hint="Up to 10, one per line. Members see a note when they change."
        error={fieldError(error, 'rules')}
      >
        <Textarea
          name="rules"
          rows={5}
          maxLength={2100}
          value={draft.rules}
          onChange={({ target }) => change({ rules: target.value })}
        />
      </Field>
      <Checkbox
        label="New members must agree to these rules"
        checked={draft.rulesRequired}
        onChange={({ target }) => change({ rulesRequired: target.checked })}
      />
      <CoverChoice
        seeds={seeds}
        coverSeed={coverSeed}
        coverUrl={draft.coverUrl}
        error={fieldError(error, 'coverUrl')}
        onChange={change}
      />
      <SendingError error={error} fields={FIELDS} />
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {action}
        </Button>
        <LinkButton variant="quiet" to={cancel} onClick={state.clear}>
          Cancel
        </LinkButton>
      </div>
    </form>
  );
}
