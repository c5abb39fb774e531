import { apiQuery } from '@futurelab/platform/api';
import { isReader, type Reader } from '../shared/preview/preview';

/** Who a preview is for, as its address says; a visitor unless it says so. */
export function readerIn(params: URLSearchParams): Reader {
  const reader = params.get('as');
  return isReader(reader) ? reader : 'visitor';
}

/** The draft of a course as its page would get it; for its authors. */
export const coursePreviewQuery = (id: string, reader: Reader) =>
  apiQuery('/api/authoring/courses/{id}/preview', { path: { id }, query: { as: reader } });

export const lessonPreviewQuery = (id: string, lessonId: string, reader: Reader) =>
  apiQuery('/api/authoring/courses/{id}/preview/{lessonId}', {
    path: { id, lessonId },
    query: { as: reader },
  });
