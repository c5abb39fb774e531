import { Button } from '@futurelab/platform/ui';
import { useState } from 'react';
import { newsletterCancellation, type Newsletter } from '../../queries/admin/newsletters';
import { ReasonDialog } from '../../shared/staff/reason/reason-dialog';

/** Asks why, and stops what has not been sent yet. */
export function NewsletterCancellation({ newsletter: { id, state } }: { newsletter: Newsletter }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Cancel sending
      </Button>
      {isOpen && (
        <ReasonDialog
          place={`newsletter-cancellation:${id}`}
          title="Cancel sending?"
          description={
            state === 'sending'
              ? 'Emails already sent can’t be taken back. Everyone else gets nothing.'
              : 'Nobody gets it. You can edit it and schedule it again.'
          }
          action="Cancel sending"
          cancel="Go back"
          isDanger
          mutation={newsletterCancellation(id)}
          success="Sending canceled"
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
