import { apiListQuery, type Schema } from '@futurelab/platform/api';

export type ComingEvent = Schema<'EventSummary'>;
export type Question = Schema<'PostSummary'>;
export type Course = Schema<'CourseSummary'>;

/** A few more than are shown: one may be canceled, or have begun. */
export const comingEventsQuery = apiListQuery('/api/events', { query: { limit: 3 } });
export const questionsQuery = apiListQuery('/api/posts', { query: { kind: 'question', limit: 6 } });
export const threeCoursesQuery = apiListQuery('/api/courses', { query: { limit: 3 } });

/** What the landing page shows of the inside; visitors read no names of members. */
export const thisWeekQueries = [comingEventsQuery, questionsQuery, threeCoursesQuery];
