import { useInfiniteQuery } from '@futurelab/platform/query';
import { Button, EmptyState, ErrorState, Section, Select, Skeleton, Field } from '@futurelab/platform/ui';
import { auditEventsQuery } from '../../../queries/admin/releases';
import { AuditEventRow } from './audit-event-row';
import styles from './history.module.css';

interface HistoryProps {
  apps: string[];
  /** The section whose events are shown; null: of all. */
  app: string | null;
  onApp: (app: string | null) => void;
  timeZone: string;
}

/** Who did what, why, and what was there before and after; the latest first. */
export function History({ apps, app, onApp, timeZone }: HistoryProps) {
  const events = useInfiniteQuery(auditEventsQuery(app));
  const all = events.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Section
      title="History"
      lead="Entries can’t be edited or deleted."
      aria-busy={events.isPending}
      action={
        <Field label="Section" labelHidden>
          <Select value={app ?? ''} onChange={(event) => onApp(event.target.value || null)}>
            <option value="">All sections</option>
            {apps.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
      }
    >
      {events.isPending && <Skeleton lines={8} />}
      {events.isError && <ErrorState onRetry={() => void events.refetch()} retrying={events.isFetching} />}
      {events.isSuccess && all.length === 0 && (
        <EmptyState title="No history yet">Releases of this section appear here.</EmptyState>
      )}
      {all.length > 0 && (
        <ol className={styles.events}>
          {all.map((event) => (
            <AuditEventRow key={event.id} event={event} timeZone={timeZone} />
          ))}
        </ol>
      )}
      {events.hasNextPage && (
        <Button
          variant="secondary"
          onClick={() => void events.fetchNextPage()}
          busy={events.isFetchingNextPage}
          className={styles.more}
        >
          Show earlier
        </Button>
      )}
    </Section>
  );
}
