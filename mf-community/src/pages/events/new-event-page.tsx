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
        lead="Enter the time in your time zone. Members see it in theirs, with yours next to it."
      />
      <div className={styles.body}>
        <QueryBoundary query={query} what="your groups" skeleton={<Skeleton lines={8} />}>
          {(memberships) => {
            const owned = memberships
              .filter(({ role, group }) => role === 'owner' && !group.isArchived)
              .map(({ group }) => group);
            const mayHostAlone = user?.canHostEvents;
            if (owned.length === 0 && !mayHostAlone)
              return (
                <EmptyState
                  title="Group owners and Pro members can plan events"
                  action={
                    <LinkButton to={paths.joinProFor(paths.newEvent())}>Join Pro to host events</LinkButton>
                  }
                >
                  You don’t own a group yet. Ask the owner of one you’ve joined to plan it with you, ask an
                  administrator to let you host, or join Pro.
                </EmptyState>
              );
            const begun = owned.find(({ id, slug }) => [id, slug].includes(params.get('group') ?? ''));
            return (
              <EventForm
                event={null}
                timeZone={user?.timeZone ?? 'UTC'}
                memberId={user?.id ?? ''}
                groupId={(begun ?? (mayHostAlone ? undefined : owned[0]))?.id}
              >
                {(groupId, choose) => (
                  <Select name="groupId" value={groupId} onChange={({ target }) => choose(target.value)}>
                    {mayHostAlone && <option value="">None (everyone can see it)</option>}
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
