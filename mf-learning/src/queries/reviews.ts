import { apiListQuery, apiPagesQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type Review = Schema<'ReviewResponse'>;
export type NewReview = Schema<'ReviewRequest'>;

/** What members who finished the course say, the latest first. */
export const reviewsQuery = (course: string) =>
  apiPagesQuery('/api/courses/{id}/reviews', { path: { id: course }, query: { limit: 10 } });

/** The member's own, or none. */
export const myReviewQuery = (course: string) =>
  apiListQuery('/api/courses/{id}/reviews', { path: { id: course }, query: { mine: true, limit: 1 } });

export const reviewMutation = (course: string) =>
  mutationOptions({
    mutationFn: (review: NewReview) =>
      write('POST', '/api/courses/{id}/reviews', { path: { id: course }, body: review }),
    onSuccess: (_data, _review, _before, { client }) => client.invalidateQueries(),
  });

export const withdrawalMutation = (course: string) =>
  mutationOptions({
    mutationFn: () => write('DELETE', '/api/courses/{id}/reviews/mine', { path: { id: course } }),
    onSuccess: (_data, _variables, _before, { client }) => client.invalidateQueries(),
  });
