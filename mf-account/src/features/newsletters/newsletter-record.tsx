import { useHasFormDraft } from '@futurelab/platform/components/use-has-form-draft';
import { Section } from '@futurelab/platform/ui';
import { useState } from 'react';
import type { Newsletter, NewsletterRecipient } from '../../queries/admin/newsletters';
import { isEditable } from './newsletter-labels';
import { NewsletterForm } from './newsletter-form';
import { NewsletterPreview } from './newsletter-preview';
import { NewsletterProgress } from './newsletter-progress';
import { NewsletterRecipients } from './newsletter-recipients';
import { NewsletterSending } from './newsletter-sending';
import styles from './newsletters.module.css';

interface NewsletterRecordProps {
  newsletter: Newsletter;
  timeZone: string;
}

interface Problem {
  state: Exclude<NewsletterRecipient['state'], 'skipped'>;
  title: string;
  label: string;
  lead: string;
}

/** Whom it did not reach for sure, or should not reach again. */
const PROBLEMS: readonly Problem[] = [
  {
    state: 'uncertain',
    title: 'Uncertain',
    label: 'Uncertain emails',
    lead: 'The connection ended before the mail server answered. These may have arrived, so they aren’t sent again.',
  },
  {
    state: 'failed',
    title: 'Failed',
    label: 'Failed emails',
    lead: 'The mail server refused these. An unknown address gets no more newsletters.',
  },
  {
    state: 'bounced',
    title: 'Bounced',
    label: 'Bounced emails',
    lead: 'These came back after they were sent. The addresses get no more newsletters and notifications.',
  },
  {
    state: 'complained',
    title: 'Marked as spam',
    label: 'Emails marked as spam',
    lead: 'These people get no more newsletters and notifications.',
  },
];

/** An issue: written and sent, or how its sending goes. */
export function NewsletterRecord({ newsletter, timeZone }: NewsletterRecordProps) {
  const { id, state, counts } = newsletter;
  const canEdit = isEditable(newsletter);
  const isStored = useHasFormDraft(`newsletter:${id}`);
  const [isTyped, setTyped] = useState<boolean | null>(null);
  return (
    <div className={styles.record}>
      {canEdit ? (
        <Section title="Write">
          <NewsletterForm key={newsletter.version} newsletter={newsletter} onDraft={setTyped} />
        </Section>
      ) : (
        <Section title="Delivery">
          <NewsletterProgress newsletter={newsletter} timeZone={timeZone} />
        </Section>
      )}
      {PROBLEMS.filter(({ state: problem }) => counts[problem] > 0).map(
        ({ state: problem, title, label, lead }) => (
          <Section key={problem} title={title} lead={lead}>
            <NewsletterRecipients
              key={counts[problem]}
              id={id}
              state={problem}
              label={label}
              timeZone={timeZone}
            />
          </Section>
        ),
      )}
      <Section title="Preview">
        <NewsletterPreview newsletter={newsletter} />
      </Section>
      {canEdit && (
        <Section title={state === 'canceled' ? 'Send again' : 'Send'}>
          <NewsletterSending newsletter={newsletter} isUnsaved={isTyped ?? isStored} />
        </Section>
      )}
    </div>
  );
}
