import type { Statement } from '../../../core/database/database.js';
import type { MediaKind, MediaState } from '../media.entity.js';

export interface StoredUpload {
  id: string;
  name: string;
  size: number;
  received: number;
  state: MediaState;
  kind: MediaKind | null;
}

const UPLOAD = `id, name, size::float8 AS size, received::float8 AS received, state, kind`;

/** Two who begin at once are counted one after the other. */
export const quotaLocked: Statement = {
  name: 'media.quota_lock',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('media', 0))`,
};

export const mediaBytes: Statement = {
  name: 'media.bytes',
  text: `SELECT coalesce(sum(size), 0)::float8 AS bytes FROM media WHERE state <> 'refused'`,
};

export const uploadInsertion = ({
  id,
  name,
  size,
  uploadedById,
}: Pick<StoredUpload, 'id' | 'name' | 'size'> & { uploadedById: string }): Statement => ({
  name: 'media.upload_insert',
  text: `INSERT INTO media (id, name, size, uploaded_by_id) VALUES ($1, $2, $3, $4)`,
  values: [id, name, size, uploadedById],
});

export const storedUpload = (id: string): Statement => ({
  name: 'media.upload',
  text: `SELECT ${UPLOAD} FROM media WHERE id = $1`,
  values: [id],
});

/** No row while another request has it, or once it is no upload any more. */
export const uploadLocked = (id: string, seconds: number): Statement => ({
  name: 'media.upload_lock',
  text: `
    UPDATE media SET locked_until = now() + make_interval(secs => $2)
    WHERE id = $1 AND state = 'uploading' AND (locked_until IS NULL OR locked_until < now()) RETURNING id`,
  values: [id, seconds],
});

export const uploadUnlocked = (id: string): Statement => ({
  name: 'media.upload_unlock',
  text: `UPDATE media SET locked_until = NULL WHERE id = $1`,
  values: [id],
});

export const uploadReceived = (id: string, received: number): Statement => ({
  name: 'media.upload_received',
  text: `UPDATE media SET received = $2, received_at = now() WHERE id = $1 AND state = 'uploading' RETURNING ${UPLOAD}`,
  values: [id, received],
});

export const uploadRecognized = (id: string, kind: MediaKind, type: string): Statement => ({
  name: 'media.upload_recognized',
  text: `UPDATE media SET kind = $2, type = $3 WHERE id = $1`,
  values: [id, kind, type],
});

export const uploadRefused = (id: string, refusal: string): Statement => ({
  name: 'media.upload_refused',
  text: `UPDATE media SET state = 'refused', refusal = $2 WHERE id = $1 AND state = 'uploading'`,
  values: [id, refusal],
});

export interface FinishedUpload {
  id: string;
  name: string;
  kind: MediaKind;
  type: string;
  /** Of a picture. */
  picture: { url: string; width: number; height: number } | null;
}

/** A picture is public, as all that are uploaded. No row where that is done. */
export const uploadFinished = ({ id, name, kind, type, picture }: FinishedUpload): Statement => ({
  name: 'media.upload_finished',
  text: `
    UPDATE media SET state = 'ready', name = $2, kind = $3, type = $4, poster_url = $5, width = $6, height = $7,
      is_public = $5::text IS NOT NULL
    WHERE id = $1 AND state = 'uploading' RETURNING id`,
  values: [id, name, kind, type, picture?.url ?? null, picture?.width ?? null, picture?.height ?? null],
});

/** No row for what is ready: that is deleted with a reason. */
export const uploadCanceled = (id: string): Statement => ({
  name: 'media.upload_cancel',
  text: `DELETE FROM media WHERE id = $1 AND state <> 'ready' RETURNING name`,
  values: [id],
});
