import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseLiveDocument, signedDocument, type LiveDocument } from '@futurelab/platform/live-document';
import { z } from 'zod';
import type { ServableDocument } from './compatible-releases';

interface Options {
  apiUrl: string;
  /** Public keys, PEM. More than one while a key is being replaced. */
  publicKeys: string[];
  /** Where the last good document is stored. */
  file: string;
  pollEvery?: number;
  /** Leaves out what this server cannot serve; throws at what it cannot start with. */
  servable?: (document: LiveDocument, isStarting: boolean) => ServableDocument;
  /** What has to be done before a document is served from. One for which it fails is asked for again. */
  prepare?: (document: LiveDocument) => Promise<void>;
  onProblem?: (error: unknown) => void;
}

const POLL_MS = 1_000;
const TIMEOUT_MS = 2_000;
const pin = z.object({ pins: z.record(z.string(), z.string()), exp: z.number() });

/**
 * The registry's signed document: asked for every second (an unchanged one costs a 304), stored on disk, and taken only
 * when the signature is right and it is no older than the one before. With the registry away, the last good one goes on being served.
 */
export class RegistrySource {
  /** When the registry last said that the document is current, in milliseconds since 1970; null: not since the start. */
  confirmedAt: number | null = null;
  /** By the name that the registry gives them. */
  private readonly keys: Map<string, KeyObject>;
  private document: ServableDocument | undefined;
  private etag: string | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;
  private problem = 'the registry has not been asked yet';

  constructor(private readonly options: Options) {
    this.keys = new Map(
      options.publicKeys.map((pem) => createPublicKey(pem)).map((key) => [keyIdOf(key), key]),
    );
  }

  /** Reads the stored document and asks for a newer one; from then on asks every second. */
  async start(): Promise<void> {
    await this.restore();
    await this.poll();
  }

  /** The newest document known; rejects when there has never been one. */
  async current(): Promise<ServableDocument> {
    if (!this.document) throw new Error(`No live releases are known: ${this.problem}`);
    return this.document;
  }

  /** Checks a pin, as the cookie carries it; nothing for a wrong, expired or missing one. */
  pins(cookie: string | undefined): Record<string, string> {
    const [payload, signature] = cookie?.split('.') ?? [];
    if (!payload || !signature) return {};
    if (![...this.keys.values()].some((key) => isSigned(payload, signature, key))) return {};
    const parsed = pin.safeParse(decode(payload));
    return parsed.success && parsed.data.exp > Date.now() / 1000 ? parsed.data.pins : {};
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async restore(): Promise<void> {
    const text = await readFile(this.options.file, 'utf8').catch(() => null);
    if (text === null) return;
    try {
      this.document = this.open(JSON.parse(text));
      // Already served before a restart, so keep it even if `prepare` fails.
      await this.options.prepare?.(this.document);
    } catch (error) {
      this.report(error);
    }
  }

  private async poll(): Promise<void> {
    try {
      await this.ask();
    } catch (error) {
      this.report(error);
    }
    if (this.closed) return;
    this.timer = setTimeout(() => void this.poll(), this.options.pollEvery ?? POLL_MS);
    this.timer.unref();
  }

  private report(error: unknown): void {
    this.problem = describeProblem(error);
    this.options.onProblem?.(error);
  }

  private async ask(): Promise<void> {
    const answer = await fetch(`${this.options.apiUrl}/api/releases/live`, {
      headers: this.etag ? { 'if-none-match': this.etag } : {},
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === 304) {
      this.confirmedAt = Date.now();
      return;
    }
    if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
    const text = await answer.text();
    const document = this.open(JSON.parse(text));
    this.requireNew(document);
    await this.options.prepare?.(document);
    this.document = document;
    this.etag = answer.headers.get('etag') ?? undefined;
    this.confirmedAt = Date.now();
    await this.save(text);
  }

  /** An old document is signed as well as a new one. The stored one may have expired: it was new when it was taken. */
  private requireNew({ version, expiresAt }: LiveDocument): void {
    const known = this.document?.version ?? 0;
    if (version < known)
      throw new Error(`The registry answered with version ${version}, and ${known} is known already`);
    if (expiresAt <= Date.now() / 1000)
      throw new Error(`The registry answered with version ${version}, which is out of date`);
  }

  /** The document inside a signed envelope; throws when the signature or the shape is wrong. */
  private open(value: unknown): ServableDocument {
    const { keyId, payload, signature } = signedDocument.parse(value);
    const key = this.keys.get(keyId);
    if (!key || !isSigned(payload, signature, key))
      throw new Error('The document of live releases is not signed by the registry');
    const document = parseLiveDocument(decode(payload));
    return this.options.servable?.(document, !this.document) ?? document;
  }

  /** Written beside and moved, so that a crash leaves the old one or the new one. */
  private async save(text: string): Promise<void> {
    const { file } = this.options;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.next`, text);
    await rename(`${file}.next`, file);
  }
}

/** What is asked of it once it has started. */
export type LiveDocumentSource = Pick<RegistrySource, 'current' | 'pins' | 'confirmedAt' | 'close'>;

/** The start of the sha256 of a public key: how the registry names the one that it has signed with. */
const keyIdOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

/** The signature has to be written as the registry writes it: base64 has more than one text for the same bytes. */
function isSigned(payload: string, signature: string, key: KeyObject): boolean {
  const bytes = Buffer.from(signature, 'base64url');
  return bytes.toString('base64url') === signature && verify(null, Buffer.from(payload), key, bytes);
}

/** Without addresses: anybody may read it. */
function describeProblem(error: unknown): string {
  const { name, message, cause } = error as Error;
  if (!cause && name !== 'TimeoutError') return message;
  const reason = cause as NodeJS.ErrnoException | undefined;
  return `the registry does not answer (${reason?.code ?? reason?.message ?? name})`;
}

const decode = (payload: string): unknown => {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  } catch {
    return undefined;
  }
};
