/** What brings points; what takes it back takes them back. The ledger, the pages and their texts read it here. */
export const POINTS = {
  courseStarted: 25,
  /** On top of the start. */
  courseCompleted: 75,
  eventRsvp: 10,
  groupJoined: 15,
} as const;

export const COMPLETED_COURSE_POINTS = POINTS.courseStarted + POINTS.courseCompleted;
