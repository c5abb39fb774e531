import type { CourseSummary } from '../../queries/courses';
import styles from './card-grid.module.css';
import { CourseCard } from './course-card';

export const CourseGrid = ({ courses }: { courses: CourseSummary[] }) => (
  <div className={styles.grid}>
    {courses.map((course) => (
      <CourseCard key={course.id} course={course} />
    ))}
  </div>
);
