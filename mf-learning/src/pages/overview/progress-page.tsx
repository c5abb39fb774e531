import { paths } from '@futurelab/platform/paths';
import { COMPLETED_COURSE_POINTS, POINTS } from '@futurelab/platform/points';
import {
  myAchievementsQuery,
  myEnrollmentsQuery,
  userPointsQuery,
} from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { Container, PageHead, PageHeader, QueryBoundary, Section, Skeleton } from '@futurelab/platform/ui';
import { CertificateList } from '../../features/certificates/certificate-list';
import { AchievementList } from '../../features/progress/achievements/achievement-list';
import { CourseBars } from '../../features/progress/courses/course-bars';
import { LearningStats } from '../../features/progress/learning-stats';
import { LevelsTable } from '../../features/progress/points/levels-table';
import { PointEntries } from '../../features/progress/points/point-entries';
import { ProgressExport } from '../../features/progress/progress-export';
import { LearningMinutes } from '../../features/progress/streak/learning-minutes';
import { StreakCalendar } from '../../features/progress/streak/streak-calendar';
import { WeeklyGoal } from '../../features/progress/streak/weekly-goal';
import { levelsQuery, streakQuery } from '../../queries/progress';
import styles from './progress-page.module.css';

export default function ProgressPage() {
  const { user } = useSession();
  const timeZone = user?.timeZone ?? 'UTC';
  return (
    <Container>
      <PageHead title="Progress" path={paths.progress} unlisted />
      <PageHeader
        eyebrow="Private to you"
        title="Progress"
        lead="Your courses, learning days and points. Only you see this page."
      />
      <Courses />
      <StreakSection />
      <PointsSection timeZone={timeZone} />
      <Section id="certificates" title="Certificates" lead="Anyone with the link can verify a certificate.">
        <CertificateList />
      </Section>
      <AchievementsSection timeZone={timeZone} />
      <Section title="Export" lead="Courses, lessons, points, achievements and learning days in one file.">
        <ProgressExport />
      </Section>
    </Container>
  );
}

function Courses() {
  const enrollments = useQuery(myEnrollmentsQuery);
  const streak = useQuery(streakQuery);
  return (
    <QueryBoundary query={enrollments} what="your courses" skeleton={<Skeleton lines={8} />}>
      {(list) => (
        <>
          <LearningStats enrollments={list} streakDays={streak.data?.days} />
          <Section title="Your courses">
            <CourseBars enrollments={list} />
          </Section>
        </>
      )}
    </QueryBoundary>
  );
}

function StreakSection() {
  const streak = useQuery(streakQuery);
  return (
    <Section
      id="streak"
      title="Learning days"
      lead="A day counts when you complete a lesson, answer a quiz or write a reflection. One day off doesn’t break a streak."
    >
      <QueryBoundary query={streak} what="your learning days" skeleton={<Skeleton lines={10} />}>
        {({ calendar, today, weeks, weeklyGoal, longest }) => (
          <div className={styles.days}>
            <div className={styles.pair}>
              <div className={styles.part}>
                <StreakCalendar calendar={calendar} today={today} />
                <p className={styles.quiet}>
                  Your longest streak: {longest === 1 ? '1 day' : `${longest} days`}.
                </p>
              </div>
              <WeeklyGoal weeklyGoal={weeklyGoal} weeks={weeks} />
            </div>
            <div className={styles.part}>
              <h3>Minutes per week</h3>
              <p className={styles.quiet}>Length of the lessons you completed.</p>
              <LearningMinutes weeks={weeks} />
            </div>
          </div>
        )}
      </QueryBoundary>
    </Section>
  );
}

function PointsSection({ timeZone }: { timeZone: string }) {
  const points = useQuery(userPointsQuery);
  const levels = useQuery(levelsQuery);
  return (
    <Section
      id="points"
      title={points.data ? `Level ${points.data.currentLevel}` : 'Points'}
      lead={`A course in progress is worth ${POINTS.courseStarted} points, a completed one ${COMPLETED_COURSE_POINTS}, an RSVP ${POINTS.eventRsvp} and a group ${POINTS.groupJoined}. Leaving a group or canceling an event takes its points back.`}
    >
      <QueryBoundary query={points} what="your points" skeleton={<Skeleton lines={8} />}>
        {({ totalPoints, currentLevel }) => (
          <div className={styles.pair}>
            <div className={styles.part}>
              <h3>Points history</h3>
              <PointEntries total={totalPoints} timeZone={timeZone} />
            </div>
            <div className={styles.part}>
              <h3>Levels</h3>
              <QueryBoundary query={levels} what="the levels" skeleton={<Skeleton lines={9} />}>
                {(list) => <LevelsTable levels={list} current={currentLevel} points={totalPoints} />}
              </QueryBoundary>
            </div>
          </div>
        )}
      </QueryBoundary>
    </Section>
  );
}

function AchievementsSection({ timeZone }: { timeZone: string }) {
  const achievements = useQuery(myAchievementsQuery);
  const earned = achievements.data?.filter(({ earnedAt }) => earnedAt !== null).length;
  return (
    <Section
      id="achievements"
      title="Achievements"
      lead={
        achievements.data &&
        `${earned} of ${achievements.data.length} earned. You choose who sees them in your profile.`
      }
    >
      <QueryBoundary query={achievements} what="your achievements" skeleton={<Skeleton lines={10} />}>
        {(list) => <AchievementList achievements={list} timeZone={timeZone} />}
      </QueryBoundary>
    </Section>
  );
}
