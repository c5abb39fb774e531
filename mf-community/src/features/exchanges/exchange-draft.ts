import { visibleText } from '@futurelab/platform/text';
import type { Check } from '../../shared/composer/checklist';
import { readList } from '../../shared/composer/read-list';
import type { ExchangeDetail, ExchangeFilters, ExchangeKind } from '../../queries/exchanges';

export type Topic = NonNullable<ExchangeFilters['topic']>;

/** What the form holds, as it is typed. */
export interface ExchangeDraft {
  kind: ExchangeKind;
  title: string;
  body: string;
  until: string;
  hours: string;
  topic: Topic | '';
  skills: string;
}

export const EMPTY_DRAFT: ExchangeDraft = {
  kind: 'request',
  title: '',
  body: '',
  until: '',
  hours: '',
  topic: '',
  skills: '',
};

/** An exchange as it is, to be changed. */
export const draftOf = (exchange: ExchangeDetail): ExchangeDraft => {
  const { kind, title, body, until, hours, topic, skills } = exchange;
  return {
    ...{ kind, title, until, body: body ?? '', topic: topic ?? '', skills: skills.join(', ') },
    hours: hours === null ? '' : String(hours),
  };
};

/** The text of one that found nobody, for another try; its day has passed. */
export const nextDraftOf = (exchange: ExchangeDetail): ExchangeDraft => ({ ...draftOf(exchange), until: '' });

export const requestOf = ({ title, body, until, hours, topic, skills }: ExchangeDraft) => ({
  ...{ title, body, until },
  hours: hours === '' ? null : Number(hours),
  topic: topic || null,
  skills: readList(skills),
});

/** What an exchange that finds a helper has. */
export function checklist({ title, body, until, hours }: ExchangeDraft): Check[] {
  return [
    { label: 'A title that names one specific thing', met: visibleText(title).length >= 10 },
    {
      label: 'Details: what, for whom, and how you’ll work together',
      met: visibleText(body).length >= 60,
    },
    { label: 'A time estimate of two hours or less', met: Number(hours) >= 1 && Number(hours) <= 2 },
    { label: 'A deadline for responses', met: until !== '' },
  ];
}
