import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { useNavigate } from '@futurelab/platform/router';
import { Button, Checkbox, Field, Input } from '@futurelab/platform/ui';
import type { FormEvent } from 'react';
import { useInvalidFocus } from '../../composer/use-invalid-focus';
import { BodyField } from '../../composer/body-field';
import { Checklist } from '../../composer/checklist';
import { DraftNote } from '../../composer/draft-note';
import { fieldError, SendingError } from '../../composer/sending-error';
import { readList } from '../../composer/read-list';
import { useDraft } from '../../composer/use-draft';
import { newExchangeMutation, type ExchangeDetail } from '../../queries/exchanges';
import { checklist, draftOf, EMPTY_DRAFT, type ExchangeDraft, type Topic } from './exchange-draft';
import { TopicAndSkillsFields } from '../../synergizer/topic-and-skills-fields';
import entry from '../../synergizer/entries.module.css';
import styles from './exchanges.module.css';

const FIELDS = ['kind', 'title', 'body', 'until', 'hours', 'topic', 'skills'];
interface ExchangeFormProps {
  topics: readonly Topic[];
  /** One that found nobody and is started again; without it, a new one begins empty. */
  again?: ExchangeDetail;
}

/** Everything of an exchange. It is kept as a draft until it is sent. */
export function ExchangeForm({ topics, again }: ExchangeFormProps) {
  const navigate = useNavigate();
  const draft = useDraft<ExchangeDraft>(
    again ? `edit-exchange:${again.id}` : 'exchange',
    again ? draftOf(again) : EMPTY_DRAFT,
  );
  const { content } = draft;
  const change = (part: Partial<typeof content>) => draft.change({ clientId: null, ...part });
  const { mutate, isPending, error } = useMutation(newExchangeMutation);
  const form = useInvalidFocus(error);

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (isPending) return;
    // The same id again: what was sent twice is started once.
    const clientId = content.clientId ?? crypto.randomUUID();
    draft.change({ clientId });
    const { kind, title, body, until, hours, topic, skills } = content;
    mutate(
      {
        ...{ kind, title, body, until, clientId },
        hours: hours === '' ? null : Number(hours),
        topic: topic || null,
        skills: readList(skills),
      },
      {
        onSuccess: ({ slug }) => {
          draft.clear();
          void navigate(paths.exchange(slug));
        },
      },
    );
  };

  return (
    <form ref={form} className={entry.form} method="post" action="/exchanges" onSubmit={send} noValidate>
      <fieldset className={styles.kinds}>
        <legend>What is it?</legend>
        <Checkbox
          type="radio"
          name="kind"
          value="request"
          label="I am looking for help"
          checked={content.kind === 'request'}
          onChange={() => change({ kind: 'request' })}
        />
        <Checkbox
          type="radio"
          name="kind"
          value="offer"
          label="I offer help"
          checked={content.kind === 'offer'}
          onChange={() => change({ kind: 'offer' })}
        />
      </fieldset>
      <Field
        label="Title"
        hint="One thing, small enough for two hours."
        required
        error={fieldError(error, 'title')}
      >
        <Input
          name="title"
          maxLength={120}
          value={content.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <BodyField
        label="What, for whom and how"
        name="body"
        hint="What you bring, what the other one does, and whether you meet, call or write."
        rows={6}
        value={content.body}
        onChange={(body) => change({ body })}
        error={fieldError(error, 'body')}
        onSubmit={send}
      />
      <Field
        label="Open until"
        hint="The last day on which somebody can answer; up to half a year from now."
        required
        error={fieldError(error, 'until')}
      >
        <Input
          name="until"
          type="date"
          value={content.until}
          onChange={({ target }) => change({ until: target.value })}
        />
      </Field>
      <Field label="Hours it takes" hint="About." error={fieldError(error, 'hours')}>
        <Input
          name="hours"
          type="number"
          inputMode="numeric"
          min={1}
          max={20}
          value={content.hours}
          onChange={({ target }) => change({ hours: target.value })}
        />
      </Field>
      <TopicAndSkillsFields
        topics={topics}
        content={content}
        skillsLabel="Skills"
        error={error}
        onChange={change}
      />
      <Checklist title="What an exchange that finds somebody has" checks={checklist(content)} />
      <SendingError error={error} fields={FIELDS} />
      <div className={entry.actions}>
        <Button type="submit" busy={isPending}>
          Start the exchange
        </Button>
        <DraftNote {...draft} />
      </div>
    </form>
  );
}
