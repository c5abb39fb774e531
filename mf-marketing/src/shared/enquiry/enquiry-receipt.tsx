import { useEffect, useRef } from 'react';
import { longDate } from '@futurelab/platform/format';
import { Button } from '@futurelab/platform/ui';
import type { EnquiryReceipt as Receipt } from '../../queries/enquiries';
import styles from './enquiry-receipt.module.css';

/** What came of it, where the form was; takes the focus, which the form took with it. */
export function EnquiryReceipt({ receipt, onAgain }: { receipt: Receipt; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void title.current?.focus(), []);
  return (
    <div className={styles.receipt}>
      <h3 ref={title} tabIndex={-1}>
        We have your message
      </h3>
      <p className={styles.reference}>{receipt.reference}</p>
      <p>
        A person reads it, and you hear from us by {longDate(receipt.answerBy, 'UTC')}. A receipt is on its
        way to your mailbox; reply to it to add something.
      </p>
      <Button variant="secondary" onClick={onAgain}>
        Write another message
      </Button>
    </div>
  );
}
