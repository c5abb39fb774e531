import { useHasFormDraft } from '@futurelab/platform/components/use-has-form-draft';
import { Section } from '@futurelab/platform/ui';
import { useState } from 'react';
import type { Newsletter } from '../../queries/admin/newsletters';
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
      {counts.uncertain > 0 && (
        <Section
          title="Uncertain"
          lead="The connection ended before the mail server answered. These may have arrived, so they aren’t sent again."
        >
          <NewsletterRecipients
            key={counts.uncertain}
            id={id}
            state="uncertain"
            label="Uncertain emails"
            timeZone={timeZone}
          />
        </Section>
      )}
      {counts.failed > 0 && (
        <Section
          title="Failed"
          lead="The mail server refused these. An unknown address gets no more newsletters."
        >
          <NewsletterRecipients
            key={counts.failed}
            id={id}
            state="failed"
            label="Failed emails"
            timeZone={timeZone}
          />
        </Section>
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
