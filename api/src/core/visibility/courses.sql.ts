/** Whether everybody finds and may begin a course; otherwise it is withdrawn. */
export const offered = (course: string) => `${course}.withdrawn_at IS NULL`;

/** Whether a viewer (null: a visitor) may open a course: a withdrawn one is there for those enrolled alone. */
export const courseIsVisibleTo = (course: string, viewer: string) => `(${offered(course)} OR EXISTS (
  SELECT FROM enrollments ve WHERE ve.course_id = ${course}.id AND ve.user_id = ${viewer}::uuid))`;
