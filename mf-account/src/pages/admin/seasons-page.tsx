import { useQuery } from '@futurelab/platform/query';
import { Button, EmptyState, Icon, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { useState } from 'react';
import { seasonColumns } from '../../features/seasons/season-columns';
import { SeasonDialog } from '../../features/seasons/season-dialog';
import { staffSeasonsQuery, type StaffSeason } from '../../queries/admin/seasons';
import { staffPaths } from '../../shared/staff-paths';
import { StaffPage } from '../../shared/staff/staff-page';
import { StaffTable } from '../../shared/staff/staff-table';

/** The seasons of the academy: their days, and how many places are taken. */
export default function SeasonsPage() {
  const [edited, setEdited] = useState<StaffSeason | 'new' | null>(null);
  return (
    <StaffPage
      path={staffPaths.seasons}
      title="Seasons"
      lead="Shared starts of the academy. Seasons don’t overlap."
      actions={
        <Button onClick={() => setEdited('new')}>
          <Icon name="plus" />
          New season
        </Button>
      }
    >
      <Seasons onChange={setEdited} />
      {edited && <SeasonDialog season={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </StaffPage>
  );
}

function Seasons({ onChange }: { onChange: (season: StaffSeason) => void }) {
  const query = useQuery(staffSeasonsQuery);
  return (
    <QueryBoundary query={query} what="the seasons" skeleton={<Skeleton lines={8} />}>
      {(seasons) =>
        seasons.length === 0 ? (
          <EmptyState title="No seasons yet">Add one, and the academy page shows it.</EmptyState>
        ) : (
          <StaffTable
            label="Seasons"
            columns={seasonColumns(onChange)}
            rows={seasons}
            keyOf={({ id }) => id}
          />
        )
      }
    </QueryBoundary>
  );
}
