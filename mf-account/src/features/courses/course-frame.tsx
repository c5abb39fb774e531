import { Tabs } from '@futurelab/platform/components/tabs';
import { dateAndTime, dateTimeAndZone } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { EmptyState, LinkButton, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';
import { asDraft, courseDraftQuery, type CourseDraft } from '../../queries/admin/courses/course-draft';
import { StaffPage } from '../../shared/staff/staff-page';
import { stateOf } from './list/course-state';
import styles from './course-frame.module.css';
import { CourseActs } from './publishing/course-acts';
import { hasChanges } from './publishing/has-changes';

export const COURSE_TABS = { outline: 'Outline', settings: 'Settings', versions: 'Versions' } as const;
export type CourseTab = keyof typeof COURSE_TABS;

const addressOf = (course: string, tab: CourseTab): string => {
  if (tab === 'versions') return paths.adminCourseVersions(course);
  return tab === 'settings' ? `${paths.adminCourse(course)}?tab=settings` : paths.adminCourse(course);
};

interface CourseFrameProps {
  /** By id or slug. */
  course: string;
  tab: CourseTab;
  children: (draft: CourseDraft, timeZone: string) => ReactNode;
}

/** A page of one course for its authors: what it is called, how it stands, and what can be done with it. */
export function CourseFrame({ course, tab, children }: CourseFrameProps) {
  const { user } = useSession();
  const timeZone = user?.timeZone ?? 'UTC';
  const query = useQuery({ ...courseDraftQuery(course), select: asDraft });
  const draft = query.data;
  return (
    <StaffPage
      path={paths.adminCourses}
      documentTitle={`${draft?.document.title ?? 'Course'} – ${COURSE_TABS[tab]}`}
      title={draft?.document.title ?? 'Course'}
      eyebrow={<Link to={paths.adminCourses}>Courses</Link>}
      lead={draft && statusOf(draft, timeZone)}
      forMembers
      actions={draft && <CourseActs course={course} draft={draft} timeZone={timeZone} />}
    >
      <Tabs
        label="Parts of the course"
        className={styles.tabs}
        tabs={Object.entries(COURSE_TABS).map(([key, label]) => ({
          label,
          to: addressOf(course, key as CourseTab),
          current: key === tab,
        }))}
      />
      <QueryBoundary
        query={query}
        what="the course"
        skeleton={<Skeleton lines={12} />}
        notFound={
          <EmptyState
            title="Course not found"
            action={<LinkButton to={paths.adminCourses}>See your courses</LinkButton>}
          >
            It may have been deleted, or you don’t teach it.
          </EmptyState>
        }
      >
        {(found) => children(found, timeZone)}
      </QueryBoundary>
    </StaffPage>
  );
}

function statusOf(draft: CourseDraft, timeZone: string): string {
  const { updatedAt, updatedBy, publishAt } = draft;
  const state = stateOf({ ...draft, hasChanges: hasChanges(draft) });
  const planned = publishAt ? ` Publishes on ${dateTimeAndZone(publishAt, timeZone)}.` : '';
  if (!updatedAt) return `${state}.${planned}`;
  const by = updatedBy ? ` by ${updatedBy}` : '';
  return `${state}. Changed ${dateAndTime(updatedAt, timeZone)}${by}.${planned}`;
}
