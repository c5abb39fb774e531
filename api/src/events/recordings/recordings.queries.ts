import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import type { StoredFile } from '../../core/http/media/send-file.js';
import type { Statement } from '../../core/database/database.js';
import { isPro, type Member } from '../../core/access/member.js';
import { eventIsOpenTo } from '../../core/visibility/events.sql.js';

export interface StoredRecording extends StoredFile {
  name: string;
  access: 'free' | 'pro';
}

/** What was recorded at an event the member may see. */
export const storedRecording = ({ by, value }: IdOrSlug, member: Member): Statement => ({
  name: `recordings.by_${by}`,
  text: `
    SELECT m.name, m.type, m.hash, octet_length(m.bytes) AS size, e.access
    FROM events e JOIN lesson_media m ON m.name = e.recording ->> 'media'
    WHERE e.${by} = $1 AND ${eventIsOpenTo('$2', '$3')}`,
  values: [value, member.id, isPro(member)],
});
