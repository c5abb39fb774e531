import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import type { Statement } from '../../core/database/database.js';
import { isPro, type Member } from '../../core/access/member.js';
import { eventIsOpenTo } from '../../core/visibility/events.sql.js';

export interface EventRecordingFile {
  /** Id in the media library. */
  media: string;
  access: 'free' | 'pro';
}

/** What was recorded at an event the member may see. */
export const recordingFile = ({ by, value }: IdOrSlug, member: Member): Statement => ({
  name: `recordings.by_${by}`,
  text: `
    SELECT e.recording ->> 'media' AS media, e.access FROM events e
    WHERE e.${by} = $1 AND e.recording IS NOT NULL AND ${eventIsOpenTo('$2', '$3')}`,
  values: [value, member.id, isPro(member)],
});
