import { Injectable } from '@nestjs/common';
import { SingleFlight } from '../../common/single-flight.js';
import { Database, type Statement } from '../../database/database.js';
import { ReleaseSigner } from './release-signer.js';

/** How long a document can be passed off as the newest to a shell server that has seen none. */
const VALID_MS = 3_600_000;

export interface SignedDocument {
  /** What a client that has it already says in If-None-Match. */
  etag: string;
  /** `{ keyId, payload, signature }` as JSON. */
  json: string;
}

const VERSION = {
  name: 'releases.document-version',
  text: 'SELECT version::integer AS version FROM live_document',
};

/** One statement sees one moment, so that version and contents always belong together. */
const document = (expiresAt: number): Statement => ({
  name: 'releases.document',
  text: `
    SELECT d.version::integer AS version, json_build_object(
      'schema', 1,
      'version', d.version,
      'expiresAt', $1::bigint,
      'apps', (
        SELECT coalesce(json_object_agg(c.app, json_build_object(
          'live', c.live, 'previous', c.earlier[1], 'disabled', c.disabled,
          'canary', CASE WHEN c.canary_release IS NOT NULL THEN json_build_object(
            'release', c.canary_release, 'percent', c.canary_percent, 'cohort', c.canary_cohort, 'salt', c.canary_salt
          ) END) ORDER BY c.app), '{}'::json)
        FROM release_channels c WHERE c.live IS NOT NULL),
      'manifests', (
        SELECT coalesce(json_object_agg(r.app || '@' || r.release, r.manifest ORDER BY r.app, r.release), '{}'::json)
        FROM releases r WHERE r.pruned_at IS NULL)
    )::text AS json
    FROM live_document d`,
  values: [expiresAt],
});

interface KeptDocument extends SignedDocument {
  version: number;
  signAgainAt: number;
}

/** The registry's signed word on what is live. Shell servers ask every moment, so an unchanged one costs one number. */
@Injectable()
export class LiveDocumentService {
  private readonly reads = new SingleFlight<{ version: number } | undefined>();
  private kept: KeptDocument | undefined;

  constructor(
    private readonly database: Database,
    private readonly signer: ReleaseSigner,
  ) {}

  async current(): Promise<SignedDocument> {
    const now = await this.reads.get('version', () => this.database.one<{ version: number }>(VERSION));
    const { kept } = this;
    if (kept && kept.version === now?.version && Date.now() < kept.signAgainAt) return kept;
    const signed = await this.read();
    if (signed.version >= (this.kept?.version ?? 0)) this.kept = signed;
    return signed;
  }

  private async read(): Promise<KeptDocument> {
    const now = Date.now();
    const expiresAt = Math.floor((now + VALID_MS) / 1000);
    const { version, json } = (await this.database.one<{ version: number; json: string }>(
      document(expiresAt),
    ))!;
    const payload = Buffer.from(json).toString('base64url');
    const [keyId, signature] = await Promise.all([this.signer.keyId(), this.signer.sign(payload)]);
    return {
      version,
      signAgainAt: now + VALID_MS / 2,
      // The same however often it is signed: who has this version needs no other signature.
      etag: `"${version}-${keyId}"`,
      json: JSON.stringify({ keyId, payload, signature }),
    };
  }
}
