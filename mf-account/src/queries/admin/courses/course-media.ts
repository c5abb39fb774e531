import { apiQuery } from '@futurelab/platform/api';

export type MediaBlockKind = 'video' | 'audio' | 'file';

/** The files of the media library that such a block can show. */
export const courseMediaQuery = (course: string, block: MediaBlockKind) =>
  apiQuery('/api/authoring/courses/{id}/media', { path: { id: course }, query: { block } });
