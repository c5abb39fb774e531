/** Whether the person in `userId` teaches a course that is offered. */
export const teaches = (userId: string) =>
  `EXISTS (SELECT FROM courses tc WHERE tc.instructor_id = ${userId} AND tc.withdrawn_at IS NULL)`;

/** Whether an administrator made them a mentor. */
export const isNamedMentor = (userId: string) =>
  `EXISTS (SELECT FROM mentors nm WHERE nm.user_id = ${userId})`;

/** Whether they are a mentor: instructors, and whom an administrator named. */
export const isMentorSql = (userId: string) => `(${isNamedMentor(userId)} OR ${teaches(userId)})`;
