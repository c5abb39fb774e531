import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import {
  Container,
  EmptyState,
  LinkButton,
  PageHead,
  PageHeader,
  Prose,
  QueryBoundary,
  Section,
  Skeleton,
} from '@futurelab/platform/ui';
import { HighlightCard } from '../features/members/highlight-card';
import { memberHighlightQuery } from '../queries/members';
import styles from './friends-page.module.css';

export default function FriendsPage() {
  const highlight = useQuery(memberHighlightQuery);
  return (
    <Container>
      <PageHead title="Friends" path={paths.friends} unlisted />
      <PageHeader
        eyebrow="Community"
        title="Friends"
        lead="There is no list of friends to fill and nobody to add. You get to know people by being in the same places."
      />
      <Section
        layout="margin"
        title="Something in common"
        lead="Chosen from your groups, courses and interests, and from nothing else."
      >
        <QueryBoundary query={highlight} what="a member" skeleton={<Skeleton lines={5} />}>
          {(somebody) =>
            somebody ? (
              <>
                <div className={styles.person}>
                  <HighlightCard highlight={somebody} />
                </div>
                <p className={styles.more}>
                  <LinkButton variant="secondary" to={paths.members}>
                    Look through all members
                  </LinkButton>
                </p>
              </>
            ) : (
              <EmptyState
                title="Nobody to point out today"
                action={<LinkButton to={paths.groups}>Find a group</LinkButton>}
              >
                Join a group or start a course, and people with the same interest appear here.
              </EmptyState>
            )
          }
        </QueryBoundary>
      </Section>
      <Section layout="margin" title="How people connect here">
        <Prose>
          <p>
            In a <Link to={paths.groups}>group</Link>: everybody in it sees who else is there, and what they
            say.
          </p>
          <p>
            At an <Link to={paths.events}>event</Link>: the same people come back, and there is time to talk.
          </p>
          <p>
            On a <Link to={paths.members}>profile</Link>: members who want to be written to show an e-mail
            address there. Yours is hidden unless you choose to show it.
          </p>
        </Prose>
      </Section>
    </Container>
  );
}
