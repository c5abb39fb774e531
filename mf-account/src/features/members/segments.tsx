import { ConfirmDialog } from '@futurelab/platform/components/confirm-dialog';
import { FormError } from '@futurelab/platform/components/form-error';
import { RowMenu } from '@futurelab/platform/components/row-menu';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { Link, useSearchParams } from '@futurelab/platform/router';
import { toast } from '@futurelab/platform/toast';
import { Button } from '@futurelab/platform/ui';
import { useState } from 'react';
import { memberSearch, readMemberFilters } from '../../queries/admin/members/member-filters';
import { segmentDeletionMutation, segmentsQuery, type Segment } from '../../queries/admin/members/segments';
import { SegmentDialog } from './segment-dialog';
import styles from './members.module.css';

type Asked = { kind: 'save' } | { kind: 'rename' | 'delete'; segment: Segment };

/** Filters that administrators have saved; they save, rename and delete the present ones. */
export function Segments({ isEditable }: { isEditable: boolean }) {
  const [params] = useSearchParams();
  const filters = readMemberFilters(params);
  const search = String(memberSearch(filters));
  const { data: segments = [] } = useQuery(segmentsQuery);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const present = segments.find((segment) => String(memberSearch(segment.filters)) === search);
  return (
    <div className={styles.segments}>
      <nav aria-label="Segments">
        <ul className={styles.list}>
          <li>
            <Link to="?" aria-current={search === '' ? 'page' : undefined} preventScrollReset>
              All members
            </Link>
          </li>
          {segments.map((segment) => (
            <li key={segment.id}>
              <Link
                to={`?${memberSearch(segment.filters)}`}
                aria-current={segment === present ? 'page' : undefined}
                preventScrollReset
              >
                <bdi>{segment.name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {isEditable && present && (
        <RowMenu
          label={`Actions for the segment ${present.name}`}
          align="start"
          items={[
            { label: 'Rename', onSelect: () => setAsked({ kind: 'rename', segment: present }) },
            { label: 'Delete', onSelect: () => setAsked({ kind: 'delete', segment: present }) },
          ]}
        />
      )}
      {isEditable && !present && search !== '' && (
        <Button variant="secondary" size="small" onClick={() => setAsked({ kind: 'save' })}>
          Save as segment
        </Button>
      )}
      {asked?.kind === 'save' && <SegmentDialog filters={filters} onClose={close} />}
      {asked?.kind === 'rename' && (
        <SegmentDialog segment={asked.segment} filters={asked.segment.filters} onClose={close} />
      )}
      {asked?.kind === 'delete' && <SegmentDeletion segment={asked.segment} onClose={close} />}
    </div>
  );
}

function SegmentDeletion({ segment: { id, name }, onClose }: { segment: Segment; onClose: () => void }) {
  const remove = useMutation(segmentDeletionMutation);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete the segment “${name}”?`}
      description="It’s deleted for all administrators. No member is changed."
      action="Delete"
      busy={remove.isPending}
      staysOpen
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => {
            toast({ title: `“${name}” deleted`, variant: 'success' });
            onClose();
          },
        })
      }
    >
      <FormError error={remove.error} />
    </ConfirmDialog>
  );
}
