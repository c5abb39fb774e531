import { POINTS } from '#platform/points';

const CONSTANTS: Record<string, number> = {
  course_started_points: POINTS.courseStarted,
  course_completed_points: POINTS.courseCompleted,
  event_rsvp_points: POINTS.eventRsvp,
  group_joined_points: POINTS.groupJoined,
};

/** SQL with the numbers that it shares with TypeScript, written `:group_joined_points`. */
export const withConstants = (text: string): string =>
  text.replace(/(?<![:\w]):(\w+_points)\b/g, (_, name: string) => {
    if (!Object.hasOwn(CONSTANTS, name)) throw new Error(`No constant of SQL is called :${name}.`);
    return String(CONSTANTS[name]);
  });
