import type { ReactNode } from 'react';
import { DraftNote } from '@futurelab/platform/forms';
import { Button } from '@futurelab/platform/ui';
import { Honeypot } from '../../shared/form/honeypot';
import type { EnquiryKind } from './enquiry';
import { ConsentField } from './enquiry-fields';
import { EnquiryReceipt } from '../../shared/enquiry/enquiry-receipt';
import type { EnquiryControls } from './use-enquiry';
import styles from './enquiry-form.module.css';

interface EnquiryFormProps {
  kind: EnquiryKind;
  controls: EnquiryControls;
  /** Verb first. */
  button: string;
  /** What the kind asks. */
  children: ReactNode;
}

/** A form that works without a script, and better with one; then the receipt in its place. */
export function EnquiryForm({ kind, controls, button, children }: EnquiryFormProps) {
  const { register, draft, store, submit, again, failure, receipt, isPending } = controls;
  if (receipt) return <EnquiryReceipt receipt={receipt} onAgain={again} />;
  return (
    <form
      className={styles.form}
      method="post"
      action="/enquiries"
      noValidate
      onChange={store}
      onSubmit={submit}
    >
      <DraftNote {...draft} />
      <input type="hidden" name="kind" value={kind} />
      <Honeypot {...register('website')} />
      <div className={styles.fields}>{children}</div>
      <ConsentField controls={controls} />
      <div role="alert" className={styles.failure}>
        {failure && <p>Nothing was sent yet. {failure} What you typed is still here.</p>}
      </div>
      <Button type="submit" size="large" busy={isPending} className={styles.button}>
        {isPending ? 'Sending' : button}
      </Button>
    </form>
  );
}
