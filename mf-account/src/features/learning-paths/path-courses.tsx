import { TRACK_TITLES, isTrack } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { Badge, Button, classNames, Field, Select, VisuallyHidden } from '@futurelab/platform/ui';
import { useState } from 'react';
import { pathChoicesQuery, type PathCourse, type StaffPath } from '../../queries/admin/learning-paths';
import { moveButtonId, MoveButtons, type Step } from '../../shared/courses/move-buttons';
import rowStyles from '../../shared/courses/movable-row.module.css';
import { moveItem } from '../../shared/courses/part-head';
import { useFocusAfter } from '../../shared/courses/use-focus-after';
import { usePartDrag } from '../../shared/courses/use-part-drag';
import styles from './learning-paths.module.css';

export type ListedCourse = Pick<PathCourse, 'id' | 'title' | 'isWithdrawn' | 'canLeave'>;

interface PathCoursesProps {
  path: StaffPath;
  courses: ListedCourse[];
  onChange: (courses: ListedCourse[]) => void;
  error: string | undefined;
}

/** The courses of a path: added, removed, and put in order by buttons or by pointer. */
export function PathCourses({ path, courses, onChange, error }: PathCoursesProps) {
  const [announcement, setAnnouncement] = useState('');
  const focusAfter = useFocusAfter(courses);
  const change = (next: ListedCourse[], { id, title }: ListedCourse) => {
    const at = next.findIndex((course) => course.id === id);
    setAnnouncement(at < 0 ? `${title} is removed.` : `${title} is now course ${at + 1} of ${next.length}.`);
    onChange(next);
  };
  const move = (course: ListedCourse, index: number, step: Step) => {
    focusAfter(moveButtonId(course.id, step));
    change(moveItem(courses, index, step), course);
  };
  const place = (id: string, before: string | null) => {
    const moved = courses.find((course) => course.id === id);
    if (!moved || id === before) return;
    const others = courses.filter((course) => course !== moved);
    const at = others.findIndex((course) => course.id === before);
    change(others.toSpliced(at < 0 ? others.length : at, 0, moved), moved);
  };
  const drag = usePartDrag({
    onLesson: (id, { before }) => place(id, before),
    onModule: () => undefined,
  });
  return (
    <section className={styles.courses} aria-labelledby="path-courses">
      <h2 id="path-courses">Courses in order</h2>
      {courses.length === 0 && <p className={styles.quiet}>No courses yet.</p>}
      <ol className={styles.list} {...drag.lessons(path.id)}>
        {courses.map((course, index) => {
          const { isTarget, ...events } = drag.lesson(path.id, course.id);
          return (
            <li
              key={course.id}
              className={classNames(rowStyles.row, isTarget && rowStyles.target)}
              {...events}
            >
              <Link to={paths.adminCourse(course.id)} draggable={false}>
                <bdi>{course.title}</bdi>
              </Link>
              {course.isWithdrawn && <Badge>Withdrawn</Badge>}
              {!course.canLeave && <span className={styles.quiet}>On this track by its title</span>}
              <span className={rowStyles.acts}>
                <MoveButtons
                  partId={course.id}
                  title={course.title}
                  isFirst={index === 0}
                  isLast={index === courses.length - 1}
                  onMove={(step) => move(course, index, step)}
                />
                {course.canLeave && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`Remove ${course.title}`}
                    onClick={() => {
                      focusAfter('path-course-choice');
                      change(
                        courses.filter(({ id }) => id !== course.id),
                        course,
                      );
                    }}
                  >
                    Remove
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <div id="path-course-choice">
        <AddCourse path={path} courses={courses} onAdd={(course) => change([...courses, course], course)} />
      </div>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </section>
  );
}

interface AddCourseProps {
  path: StaffPath;
  courses: ListedCourse[];
  onAdd: (course: ListedCourse) => void;
}

function AddCourse({ path, courses, onAdd }: AddCourseProps) {
  const { data: choices = [], isPending } = useQuery(pathChoicesQuery(path.id));
  const removed = path.courses.filter(({ isWithdrawn }) => !isWithdrawn);
  const listed = new Set(courses.map(({ id }) => id));
  const free = [...removed.map((course) => ({ ...course, leaves: null })), ...choices].filter(
    ({ id }) => !listed.has(id),
  );
  const add = (id: string) => {
    const course = free.find((one) => one.id === id);
    if (course) onAdd({ id, title: course.title, isWithdrawn: false, canLeave: true });
  };
  return (
    <Field
      label="Add a course"
      hint={
        path.isTrack
          ? 'Published courses. A course is on one track: adding it here takes it off the track it’s on.'
          : 'Published courses. A course can be on this path and on a track.'
      }
    >
      <Select value="" aria-busy={isPending} onChange={({ target }) => add(target.value)}>
        <option value="">{free.length === 0 && !isPending ? 'No other courses' : 'Choose a course'}</option>
        {free.map(({ id, title, leaves }) => (
          <option key={id} value={id}>
            {isTrack(leaves) ? `${title} (now on ${TRACK_TITLES[leaves]})` : title}
          </option>
        ))}
      </Select>
    </Field>
  );
}
