import { ensureConfirmedIdentity } from '@futurelab/platform/api';
import { longDateWithYear } from '@futurelab/platform/format';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { Button, LinkButton, QueryBoundary, Section, Skeleton } from '@futurelab/platform/ui';
import type { MouseEvent } from 'react';
import { FormError } from '@futurelab/platform/components/form-error';
import { navigateAway } from '../../shared/model/full-page-navigation';
import { type DataExport, dataExportMutation, dataExportQuery } from '../../queries/account/own-data';
import styles from './own-data.module.css';

const inMegabytes = (bytes: number): string =>
  bytes < 100_000 ? 'less than 0.1 MB' : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** A copy of everything of one's own: asked for, made, downloaded. */
export function DataExportSection() {
  const state = useQuery(dataExportQuery);
  const ask = useMutation(dataExportMutation);
  const download = useMutation({
    mutationFn: async (url: string) => {
      await ensureConfirmedIdentity();
      navigateAway(url);
    },
  });
  return (
    <Section
      title="Download your data"
      lead="Your profile, courses, notes, certificates, posts, messages, groups, events, points and pictures, as JSON and CSV in one ZIP file."
    >
      <QueryBoundary query={state} what="your copy" skeleton={<Skeleton lines={2} />}>
        {(copy) => (
          <div className={styles.state}>
            <div aria-live="polite">
              <ExportStatus copy={copy} />
            </div>
            <div className={styles.actions}>
              {copy.url && (
                <LinkButton
                  to={copy.url}
                  download
                  onClick={(event: MouseEvent) => {
                    event.preventDefault();
                    if (!download.isPending) download.mutate(copy.url!);
                  }}
                >
                  Download
                </LinkButton>
              )}
              {copy.state !== 'preparing' && (
                <Button
                  variant={copy.url ? 'secondary' : 'primary'}
                  busy={ask.isPending}
                  onClick={() => ask.mutate()}
                >
                  {copy.state === 'none' ? 'Request a copy' : 'Request a new copy'}
                </Button>
              )}
            </div>
            <FormError error={ask.error ?? download.error} />
          </div>
        )}
      </QueryBoundary>
    </Section>
  );
}

function ExportStatus({ copy: { state, expiresAt, bytes } }: { copy: DataExport }) {
  const { user } = useSession();
  const day = expiresAt && longDateWithYear(expiresAt, user?.timeZone ?? 'UTC');
  if (state === 'preparing') return <p>Preparing your copy. We’ll email you when it’s ready.</p>;
  if (state === 'failed') return <p>Your copy couldn’t be prepared. Request a new one.</p>;
  if (state === 'ready')
    return (
      <p>
        Your copy is ready ({inMegabytes(bytes ?? 0)}). You can download it until {day}, when we delete the
        file.
      </p>
    );
  return <p className={styles.note}>It takes a minute or two. We’ll email you when it’s ready.</p>;
}
