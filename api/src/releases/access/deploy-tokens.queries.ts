import type { Statement } from '../../core/database/database.js';
import { SUBJECT_KIND } from '../registry/release-audit.js';

/** A token made on the command line, and its audit event. */
export const newDeployToken = (app: string, name: string, tokenHash: Buffer): Statement => ({
  text: `
    WITH made AS (INSERT INTO deploy_tokens (app, name, token_hash, created_by) VALUES ($1, $2, $3, 'command line'))
    INSERT INTO audit_events (actor_name, action, subject_kind, subject_id, reason)
    VALUES ('command line', 'create token', '${SUBJECT_KIND}', $1, $2)`,
  values: [app, name, tokenHash],
});

export const usableDeployToken = (app: string, tokenHash: Buffer): Statement => ({
  text: 'SELECT 1 FROM deploy_tokens WHERE token_hash = $1 AND app = $2 AND revoked_at IS NULL',
  values: [tokenHash, app],
});

export const sectionPathInsertion = (app: string, path: string): Statement => ({
  text: 'INSERT INTO section_paths (app, path) VALUES ($1, $2) ON CONFLICT (app, path) DO NOTHING',
  values: [app, path],
});
