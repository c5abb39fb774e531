import { ConfirmDialog } from '@futurelab/platform/components/confirm-dialog';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { Link, useNavigate } from '@futurelab/platform/router';
import { toast, toastError } from '@futurelab/platform/toast';
import { Button, Section } from '@futurelab/platform/ui';
import { useState } from 'react';
import { reissueMutation, revocationMutation, type Certificate } from '../../queries/certificates';
import styles from './own-certificate.module.css';

/** What its owner can do with it: correct the name, revoke it, have it issued anew. */
export function OwnCertificate({ certificate }: { certificate: Certificate }) {
  const { id, name, presentName, status } = certificate;
  const navigate = useNavigate();
  const reissuing = useMutation(reissueMutation(id));
  const reissue = () =>
    reissuing.mutate(undefined, {
      onSuccess: (issued) => {
        toast({ title: 'Certificate reissued', description: 'Share its new link.' });
        void navigate(paths.certificate(issued.id));
      },
      onError: (error) => toastError('Nothing changed', error),
    });
  if (status === 'revoked')
    return (
      <div className={styles.actions}>
        <Button busy={reissuing.isPending} onClick={reissue}>
          Reissue certificate
        </Button>
      </div>
    );
  return (
    <Section layout="margin" title="Yours" lead="Only you see this part." className={styles.own}>
      <div className={styles.parts}>
        {name === presentName ? (
          <p>
            It shows your profile name. If the name is wrong,{' '}
            <Link to={paths.editProfile}>change it there</Link>, then come back to reissue the certificate.
          </p>
        ) : (
          <>
            <p>
              Your profile now says <strong>{presentName}</strong>. You can reissue the certificate with that
              name. It gets a new link; the old link redirects to it.
            </p>
            <Button variant="secondary" busy={reissuing.isPending} onClick={reissue}>
              Correct the name
            </Button>
          </>
        )}
        <Revocation id={id} />
      </div>
    </Section>
  );
}

function Revocation({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const revoking = useMutation(revocationMutation(id));
  return (
    <ConfirmDialog
      title="Revoke this certificate?"
      description="Its link, PDF and Open Badge will show that it’s no longer valid, without your name. The course stays finished, and you can reissue the certificate."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" size="small" className={styles.revoke}>
          Revoke
        </Button>
      }
      cancel="Keep it"
      action="Revoke"
      staysOpen
      busy={revoking.isPending}
      onConfirm={() =>
        revoking.mutate(undefined, {
          onSuccess: () => setOpen(false),
          onError: (error) => toastError('Nothing changed', error),
        })
      }
    />
  );
}
