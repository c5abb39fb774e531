import { paths } from '@futurelab/platform/paths';
import { useInfiniteQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { EmptyState } from '@futurelab/platform/ui';
import { courseColumns } from '../../../features/courses/list/course-columns';
import { ImportCourse } from '../../../features/courses/list/import-course';
import { NewCourse } from '../../../features/courses/list/new-course';
import { COURSE_STATES, coursesToEditQuery } from '../../../queries/admin/courses/course-list';
import { allOrOne } from '../../../shared/staff/list/all-or-one';
import type { Filter } from '../../../shared/staff/list/list-form';
import { StaffList } from '../../../shared/staff/list/staff-list';
import { StaffPage } from '../../../shared/staff/staff-page';

const FILTERS: Filter[] = [
  { name: 'query', label: 'Title' },
  { name: 'state', label: 'Status', options: allOrOne(COURSE_STATES) },
];

/** The courses that someone may write: administrators all, instructors their own. */
export default function CoursesPage() {
  const { user } = useSession();
  return (
    <StaffPage
      path={paths.adminCourses}
      title="Courses"
      forMembers
      actions={
        user?.isAdmin && (
          <>
            <ImportCourse />
            <NewCourse />
          </>
        )
      }
    >
      <Courses timeZone={user?.timeZone ?? 'UTC'} isForAdmin={user?.isAdmin ?? false} />
    </StaffPage>
  );
}

function Courses({ timeZone, isForAdmin }: { timeZone: string; isForAdmin: boolean }) {
  const [params] = useSearchParams();
  const pages = useInfiniteQuery(coursesToEditQuery(params));
  const isNarrowed = FILTERS.some(({ name }) => params.get(name));
  if (!isNarrowed && pages.data?.pages[0]?.items.length === 0)
    return isForAdmin ? (
      <EmptyState title="No courses yet">Create a course, add lessons and publish it.</EmptyState>
    ) : (
      <EmptyState title="You don’t teach a course">
        An administrator can add you to a course as its instructor.
      </EmptyState>
    );
  return (
    <StaffList
      label="Courses"
      columns={courseColumns(timeZone)}
      filters={FILTERS}
      pages={pages}
      keyOf={({ id }) => id}
    />
  );
}
