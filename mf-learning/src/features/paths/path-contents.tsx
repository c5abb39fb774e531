import { formatMinutes } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import type { LearningPath } from '@futurelab/platform/queries/learning';
import { EmptyState, LinkButton, Section, Stat } from '@futurelab/platform/ui';
import styles from './path-contents.module.css';
import { PathSteps } from './path-steps';

/** How long a path takes, how far the viewer is, and its courses. */
export function PathContents({ path, lead }: { path: LearningPath | undefined; lead?: string }) {
  if (!path || path.total === 0)
    return (
      <EmptyState
        title="No courses on this path yet"
        action={<LinkButton to={paths.courses}>See every course</LinkButton>}
      >
        Courses appear here, in order, on the day they open.
      </EmptyState>
    );
  const { courses, totalMinutes, total, percent, completed, isMember } = path;
  const begun = isMember || courses.some(({ progress }) => progress !== null);
  return (
    <>
      <div className={styles.figures}>
        <Stat label="Courses" value={total} hint="In the order in which they build on each other." />
        <Stat label="Total time" value={formatMinutes(totalMinutes)} hint="Reading and practice." />
        {begun && <Stat label="Completed" value={`${percent}%`} hint={`${completed} of ${total} courses.`} />}
      </div>
      <Section layout="margin" title="The path" lead={lead}>
        <PathSteps courses={courses} />
      </Section>
    </>
  );
}
