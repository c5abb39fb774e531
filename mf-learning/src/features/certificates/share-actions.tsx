import { toast } from '@futurelab/platform/toast';
import { Button, LinkButton } from '@futurelab/platform/ui';
import type { Certificate } from '../../queries/certificates';
import styles from './share-actions.module.css';

/** Download, copy and print a certificate. */
export function ShareActions({ certificate }: { certificate: Certificate }) {
  const { id, status, hasPdf, hasCredential } = certificate;
  const copy = () =>
    navigator.clipboard.writeText(location.origin + location.pathname).then(
      () => toast({ title: 'The link is copied' }),
      () =>
        toast({
          variant: 'error',
          title: 'Couldn’t copy the link',
          description: 'Copy it from the address bar.',
        }),
    );
  return (
    <>
      <div className={styles.actions}>
        {hasPdf && (
          <LinkButton to={`/api/certificates/${id}/pdf`} download>
            Download PDF
          </LinkButton>
        )}
        <Button variant="secondary" onClick={() => void copy()}>
          Copy link
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          Print
        </Button>
        {hasCredential && (
          <LinkButton
            variant="quiet"
            to={`/api/certificates/${id}/credential`}
            download={`futurelab-${id}.json`}
          >
            Open Badge (JSON)
          </LinkButton>
        )}
      </div>
      {status === 'valid' && !hasPdf && (
        <p className={styles.note}>
          There’s no PDF because our print fonts don’t have all the letters of this name. “Print” saves this
          page as one.
        </p>
      )}
    </>
  );
}
