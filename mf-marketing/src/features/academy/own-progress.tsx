import { paths } from '@futurelab/platform/paths';
import { myEnrollmentsQuery } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { useSession, type CurrentUser } from '@futurelab/platform/session';
import { LinkButton, Section } from '@futurelab/platform/ui';
import type { PagePart } from '../../shared/editorial/page-parts';
import { seasonsQuery } from '../../queries/academy';
import styles from './academy.module.css';
import { dayLabel, hasBegun, seasonName } from './season-labels';

interface OwnProgressProps {
  program: PagePart;
}

/** For members: how far they are in the program, and what is next. */
export function OwnProgress({ program }: OwnProgressProps) {
  const { user } = useSession();
  return user && <MemberProgress user={user} program={program} />;
}

function MemberProgress({ user, program }: OwnProgressProps & { user: CurrentUser }) {
  const { data } = useQuery(myEnrollmentsQuery);
  const season = useQuery(seasonsQuery).data?.find(({ isMine }) => isMine);
  if (!data) return null;
  const courses = program.items
    .flatMap(({ links = [] }) => links)
    .map(({ to, label }) => ({
      title: label,
      slug: to.split('/').at(-1)!,
      progress: data.find(({ course }) => paths.course(course.slug) === to)?.progress ?? null,
    }));
  const finished = courses.filter(({ progress }) => progress === 100).length;
  const next = courses.find(({ progress }) => progress !== 100);
  return (
    <Section title="Where you are" layout="margin">
      <p className={styles.status}>
        You have finished {finished} of the {courses.length} courses
        {user.isHPCMember
          ? ', and all of them are open to you.'
          : '. The introductory ones are open to you; Pro opens the rest.'}
      </p>
      {season && (
        <p className={styles.status}>
          You take part in {seasonName(season)},{' '}
          {hasBegun(season)
            ? season.week
              ? `which is in week ${season.week}.`
              : 'which has a free week now.'
            : `which begins on ${dayLabel(season.startsOn)}. We remind you by email.`}
        </p>
      )}
      <div className={styles.actions}>
        {next && (
          <LinkButton to={next.progress === null ? paths.course(next.slug) : paths.learnCourse(next.slug)}>
            {next.progress === null ? `Begin with ${next.title}` : `Continue ${next.title}`}
          </LinkButton>
        )}
        {!user.isHPCMember && (
          <LinkButton to={paths.academyCheckout('pro')} variant="secondary">
            Join for the whole twelve weeks
          </LinkButton>
        )}
      </div>
    </Section>
  );
}
