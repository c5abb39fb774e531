import { Injectable } from '@nestjs/common';
import { SingleFlight } from '../../core/async/single-flight.js';
import { Database } from '../../core/database/database.js';
import { documentVersion, liveDocument } from '../releases.queries.js';
import { ReleaseSigner } from './release-signer.js';

/** Limits how old a replayed document can be. */
const VALID_MS = 3_600_000;

interface SignedDocument {
  version: number;
  signAgainAt: number;
  etag: string;
  /** `{ keyId, payload, signature }` as JSON. */
  json: string;
}

/** The signed live document. Shell servers poll it, so an unchanged one costs a single version query. */
@Injectable()
export class LiveDocumentService {
  private readonly reads = new SingleFlight<{ version: number } | undefined>();
  private cached: SignedDocument | undefined;

  constructor(
    private readonly database: Database,
    private readonly signer: ReleaseSigner,
  ) {}

  async current(): Promise<SignedDocument> {
    const now = await this.reads.get('version', () =>
      this.database.one<{ version: number }>(documentVersion()),
    );
    const { cached } = this;
    if (cached && cached.version === now?.version && Date.now() < cached.signAgainAt) return cached;
    const signed = await this.read();
    if (signed.version >= (this.cached?.version ?? 0)) this.cached = signed;
    return signed;
  }

  private async read(): Promise<SignedDocument> {
    const now = Date.now();
    const expiresAt = Math.floor((now + VALID_MS) / 1000);
    const { version, json } = (await this.database.one<{ version: number; json: string }>(
      liveDocument(expiresAt),
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
