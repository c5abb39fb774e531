import { longDate, pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { courseQuery, relatedQuery } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { useTimeZone } from '@futurelab/platform/session';
import { Section } from '@futurelab/platform/ui';
import { FellowLearners } from './fellow-learners';
import { RelatedSynergizer } from './related-synergizer';
import styles from './related.module.css';

/** What the community has on a course. It adds to the page: what did not come, or is not there, is left out. */
export function CourseCommunity({ courseParam }: { courseParam: string }) {
  const course = useQuery(courseQuery(courseParam)).data;
  const { data } = useQuery(relatedQuery(courseParam));
  const own = useTimeZone();
  if (!course || !data) return null;
  const { discussions, people, together } = data;
  const events = data.events.toSorted((one, other) => one.startDate.localeCompare(other.startDate));
  return (
    <>
      {course.enrollment && people.length + together.length > 0 && (
        <Section
          layout="margin"
          title="Apply it with someone"
          lead={
            people.length > 0
              ? 'Members taking this course who chose to be shown. Start with a short message.'
              : 'Related projects and exchanges in the Synergizer.'
          }
        >
          <div className={styles.together}>
            {people.length > 0 && <FellowLearners people={people} />}
            {together.length > 0 && <RelatedSynergizer together={together} />}
          </div>
        </Section>
      )}
      {events.length > 0 && (
        <Section layout="margin" title="Related events">
          <ul className={styles.list}>
            {events.map(({ id, slug, title, startDate, timeZone }) => (
              <li key={id}>
                <Link dir="auto" to={paths.event(slug)}>
                  {title}
                </Link>
                <time dateTime={startDate}>{longDate(startDate, own ?? timeZone)}</time>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {discussions.length > 0 && (
        <Section layout="margin" title="Related discussions">
          <ul className={styles.list}>
            {discussions.map(({ id, slug, title, replyCount }) => (
              <li key={id}>
                <Link dir="auto" to={paths.discussion(slug)}>
                  {title}
                </Link>
                <span>{pluralize(replyCount, 'reply', 'replies')}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
