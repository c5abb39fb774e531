import { CalendarDate } from '@futurelab/platform/components/calendar-date';
import { dateTimeAndZone, pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { Cover, Icon, Skeleton } from '@futurelab/platform/ui';
import {
  comingEventsQuery,
  questionsQuery,
  threeCoursesQuery,
  type ComingEvent,
  type Course,
  type Question,
} from '../../queries/this-week';
import styles from './this-week.module.css';

const QUESTIONS = 2;

/** What members have before them this week, as far as visitors may see it. What did not load is left out. */
export function ThisWeek() {
  const events = useQuery(comingEventsQuery);
  const questions = useQuery(questionsQuery);
  const courses = useQuery(threeCoursesQuery);
  const event = events.data?.items.find(({ isCanceled }) => !isCanceled);
  const asked = answeredFirst(questions.data?.items ?? []).slice(0, QUESTIONS);
  const begun = courses.data?.items ?? [];
  const isPending = events.isPending || questions.isPending || courses.isPending;
  if (!isPending && !event && asked.length + begun.length === 0) return null;
  return (
    <section className={styles.week} aria-labelledby="this-week">
      <h2 id="this-week" className={styles.title}>
        This week inside
      </h2>
      {isPending ? (
        <Skeleton lines={10} />
      ) : (
        <>
          {event && <NextEvent event={event} />}
          {asked.length > 0 && <Questions questions={asked} />}
          {begun.length > 0 && <Courses courses={begun} />}
        </>
      )}
    </section>
  );
}

/** Those with replies before those without, each by latest activity. */
const answeredFirst = (questions: Question[]) => [
  ...questions.filter(({ replyCount }) => replyCount > 0),
  ...questions.filter(({ replyCount }) => replyCount === 0),
];

const NextEvent = ({ event }: { event: ComingEvent }) => (
  <div className={styles.part}>
    <h3 className={styles.kind}>Next event</h3>
    <div className={styles.event}>
      <CalendarDate iso={event.startDate} timeZone={event.timeZone} />
      <div>
        <Link dir="auto" className={styles.name} to={paths.event(event.slug)}>
          {event.title}
        </Link>
        <p className={styles.facts}>
          <time dateTime={event.startDate}>{dateTimeAndZone(event.startDate, event.timeZone)}</time>
          <span>
            Hosted by <span dir="auto">{event.host.name}</span>
          </span>
        </p>
      </div>
    </div>
  </div>
);

const Questions = ({ questions }: { questions: Question[] }) => (
  <div className={styles.part}>
    <h3 className={styles.kind}>Members are asking</h3>
    <ul className={styles.questions}>
      {questions.map(({ id, slug, title, replyCount, isAnswered }) => (
        <li key={id}>
          <Link dir="auto" className={styles.name} to={paths.discussion(slug)}>
            {title}
          </Link>
          <p className={styles.facts}>
            <span>{pluralize(replyCount, 'reply', 'replies')}</span>
            {isAnswered && (
              <span className={styles.answered}>
                <Icon name="check" /> Answered
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  </div>
);

const Courses = ({ courses }: { courses: Course[] }) => (
  <div className={styles.part}>
    <h3 className={styles.kind}>Courses to start with</h3>
    <ul className={styles.courses}>
      {courses.map(({ id, slug, title, coverSeed, duration, access }) => (
        <li key={id}>
          <Cover seed={coverSeed} kind="course" className={styles.cover} />
          <div>
            <Link dir="auto" className={styles.name} to={paths.course(slug)}>
              {title}
            </Link>
            <p className={styles.facts}>
              <span>{duration}</span>
              <span>{access === 'pro' ? 'Pro' : 'Free'}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  </div>
);
