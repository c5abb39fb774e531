import { paths } from '@futurelab/platform/paths';
import { myGroupsQuery } from '@futurelab/platform/queries/groups';
import { useQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import {
  Container,
  EmptyState,
  LinkButton,
  PageHead,
  PageHeader,
  QueryBoundary,
  Select,
  Skeleton,
} from '@futurelab/platform/ui';
import { EventForm } from '../../features/event-editing/event-form';
import styles from './events-page.module.css';

export default function NewEventPage() {
  const [params] = useSearchParams();
  const { user } = useSession();
  const query = useQuery(myGroupsQuery);
  return (
    <Container>
      <PageHead title="New event" path={paths.newEvent()} unlisted />
      <PageHeader
        eyebrow="Events"
        title="Plan an event"
        lead="Choose a time where you are. Everybody sees it in their own zone, with yours beside it."
      />
      <div className={styles.body}>
        <QueryBoundary query={query} what="your groups" skeleton={<Skeleton lines={8} />}>
          {(memberships) => {
            const owned = memberships
              .filter(({ role, group }) => role === 'owner' && !group.isArchived)
              .map(({ group }) => group);
            if (owned.length === 0 && !user?.isAdmin)
              return (
                <EmptyState
                  title="Events are planned in groups, by their owners"
                  action={<LinkButton to={paths.groups}>See the groups</LinkButton>}
                >
                  You do not own a group yet. In one you are in, ask its owner to plan the event with you.
                </EmptyState>
              );
            const begun = owned.find(({ id, slug }) => [id, slug].includes(params.get('group') ?? ''));
            return (
              <EventForm
                event={null}
                timeZone={user?.timeZone ?? 'UTC'}
                memberId={user?.id ?? ''}
                groupId={(begun ?? (user?.isAdmin ? undefined : owned[0]))?.id}
              >
                {(groupId, choose) => (
                  <Select name="groupId" value={groupId} onChange={({ target }) => choose(target.value)}>
                    {user?.isAdmin && <option value="">None, it is for everybody</option>}
                    {owned.map(({ id, name }) => (
                      <option key={id} value={id} dir="auto">
                        {name}
                      </option>
                    ))}
                  </Select>
                )}
              </EventForm>
            );
          }}
        </QueryBoundary>
      </div>
    </Container>
  );
}
