import { fieldError } from '@futurelab/platform/components/field-error';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { useNavigate } from '@futurelab/platform/router';
import { Button, Checkbox, Field, Input } from '@futurelab/platform/ui';
import type { FormEvent } from 'react';
import { BodyField } from '../../shared/composer/body-field';
import { Checklist } from '../../shared/composer/checklist';
import { DraftNote } from '../../shared/composer/draft-note';
import { SendingError } from '../../shared/composer/sending-error';
import { useDraft } from '../../shared/composer/use-draft';
import { useInvalidFocus } from '../../shared/composer/use-invalid-focus';
import { exchangeChangeMutation, newExchangeMutation, type ExchangeDetail } from '../../queries/exchanges';
import entry from '../../shared/synergizer/entries.module.css';
import { TopicAndSkillsFields } from '../../shared/synergizer/topic-and-skills-fields';
import {
  checklist,
  draftOf,
  EMPTY_DRAFT,
  nextDraftOf,
  requestOf,
  type ExchangeDraft,
  type Topic,
} from './exchange-draft';
import styles from './exchanges.module.css';

const FIELDS = ['kind', 'title', 'body', 'until', 'hours', 'topic', 'skills'];

interface ExchangeFormProps {
  topics: readonly Topic[];
  /** One that found nobody and is started again; without it, a new one begins empty. */
  again?: ExchangeDetail;
  /** One that is changed. */
  exchange?: ExchangeDetail;
}

/** Everything of an exchange. It is saved as a draft until it is sent. */
export function ExchangeForm({ topics, again, exchange }: ExchangeFormProps) {
  const navigate = useNavigate();
  const draft = useDraft<ExchangeDraft>(...startOf({ again, exchange }));
  const { content, change } = draft;
  const starting = useMutation(newExchangeMutation);
  const changing = useMutation(exchangeChangeMutation(exchange?.id ?? ''));
  const { error, isPending } = exchange ? changing : starting;
  const form = useInvalidFocus(error);

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (isPending) return;
    const done = {
      onSuccess: ({ slug }: { slug: string }) => {
        draft.clear();
        void navigate(paths.exchange(slug));
      },
    };
    if (exchange) return changing.mutate(requestOf(content), done);
    starting.mutate({ ...requestOf(content), kind: content.kind }, done);
  };

  return (
    <form ref={form} className={entry.form} onSubmit={send} noValidate>
      {!exchange && (
        <fieldset className={styles.kinds}>
          <legend>Type</legend>
          <Checkbox
            type="radio"
            name="kind"
            value="request"
            label="I’m looking for help"
            checked={content.kind === 'request'}
            onChange={() => change({ kind: 'request' })}
          />
          <Checkbox
            type="radio"
            name="kind"
            value="offer"
            label="I’m offering help"
            checked={content.kind === 'offer'}
            onChange={() => change({ kind: 'offer' })}
          />
        </fieldset>
      )}
      <Field
        label="Title"
        hint="One specific thing that takes two hours or less."
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
        label="Details"
        name="body"
        hint="What you’ll do, what the other person will do, and whether you’ll meet, call, or write."
        rows={6}
        value={content.body}
        onChange={(body) => change({ body })}
        error={fieldError(error, 'body')}
        onSubmit={send}
      />
      <Field
        label="Open until"
        hint="The deadline for responses, up to six months from now."
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
      <Field label="Estimated hours" error={fieldError(error, 'hours')}>
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
      <Checklist title="A good exchange has" checks={checklist(content)} />
      <SendingError error={error} fields={FIELDS} />
      <div className={entry.actions}>
        <Button type="submit" busy={isPending}>
          {exchange ? 'Save' : 'Post exchange'}
        </Button>
        <DraftNote {...draft} />
      </div>
    </form>
  );
}

/** Under which name the draft is saved, and what it begins with. */
function startOf({ again, exchange }: Omit<ExchangeFormProps, 'topics'>): [string, ExchangeDraft] {
  if (exchange) return [`edit-exchange:${exchange.id}`, draftOf(exchange)];
  if (again) return [`repeat-exchange:${again.id}`, nextDraftOf(again)];
  return ['exchange', EMPTY_DRAFT];
}
