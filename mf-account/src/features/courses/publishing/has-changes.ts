import type { CourseDraft } from '../../../queries/admin/courses/course-draft';

type Draft = Pick<CourseDraft, 'isPublished' | 'version' | 'publishedVersion'>;

/** Whether the draft says something else than members see. */
export const hasChanges = ({ isPublished, version, publishedVersion }: Draft): boolean =>
  !isPublished || (version > 0 && version !== publishedVersion);
