import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StoredObject {
  bytes: Buffer;
  headers: Record<string, string | undefined>;
}

/** The part of S3's wire protocol that our stores speak: path-style, signed, conditional writes, uploads in parts. */
export class FakeS3 {
  readonly objects = new Map<string, StoredObject>();
  /** `PUT /bucket/key` of every request, in order. */
  readonly requests: string[] = [];

  /** Of uploads that are not completed, by their ids. */
  readonly parts = new Map<string, Buffer[]>();
  /** What is asked now fails, as long as it is set. */
  isAway = false;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeS3> {
    const server = createServer();
    const s3 = new FakeS3(server);
    server.on('request', (request, response) => void s3.answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return s3;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url!, 'http://s3');
    const key = decodeURIComponent(url.pathname).slice(1);
    this.requests.push(`${request.method} ${key}${url.searchParams.has('delete') ? '?delete' : ''}`);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=')) {
      return fail(response, 403, 'AccessDenied');
    }
    if (this.isAway) return fail(response, 503, 'SlowDown');
    if (url.searchParams.has('uploads') || url.searchParams.has('uploadId'))
      return this.upload(key, body, request, url.searchParams, response);
    if (request.method === 'PUT') return this.put(key, body, request, response);
    if (request.method === 'POST' && url.searchParams.has('delete')) return this.remove(key, body, response);
    if (url.searchParams.get('list-type') === '2') return this.list(key, url, response);
    if (request.method === 'DELETE') {
      this.objects.delete(key);
      return void response.writeHead(204).end();
    }
    const found = this.objects.get(key);
    if (!found) return fail(response, 404, 'NoSuchKey');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (from === undefined) return void response.writeHead(200, { etag: '"x"' }).end(found.bytes);
    response.writeHead(206, { etag: '"x"' }).end(found.bytes.subarray(Number(from), Number(to) + 1));
  }

  private upload(
    key: string,
    bytes: Buffer,
    { method, headers }: IncomingMessage,
    asked: URLSearchParams,
    response: ServerResponse,
  ): void {
    const id = asked.get('uploadId') ?? `upload-${this.requests.length}`;
    if (asked.has('uploads')) {
      this.parts.set(id, []);
      return xml(
        response,
        200,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    const parts = this.parts.get(id);
    if (!parts) return fail(response, 404, 'NoSuchUpload');
    if (method === 'PUT') {
      parts[Number(asked.get('partNumber')) - 1] = bytes;
      return void response.writeHead(200, { etag: `"part-${asked.get('partNumber')}"` }).end();
    }
    this.parts.delete(id);
    if (method === 'DELETE') return void response.writeHead(204).end();
    this.objects.set(key, {
      bytes: Buffer.concat(parts),
      headers: headers as Record<string, string | undefined>,
    });
    xml(response, 200, '<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>');
  }

  private put(key: string, bytes: Buffer, { headers }: IncomingMessage, response: ServerResponse): void {
    if (headers['if-none-match'] === '*' && this.objects.has(key)) {
      return fail(response, 412, 'PreconditionFailed');
    }
    this.objects.set(key, { bytes, headers: headers as Record<string, string | undefined> });
    response.writeHead(200, { etag: '"x"' }).end();
  }

  /** A thousand keys at most, as S3; here it is two, so that a store has to ask again. */
  private list(bucket: string, url: URL, response: ServerResponse): void {
    const start = `${bucket.replace(/\/$/, '')}/`;
    const keys = [...this.objects.keys()]
      .filter((key) => key.startsWith(start + url.searchParams.get('prefix')))
      .slice(0, 2)
      .map((key) => key.slice(start.length));
    const contents = keys
      .map(
        (key) =>
          `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
      )
      .join('');
    xml(response, 200, `<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`);
  }

  private remove(bucket: string, body: Buffer, response: ServerResponse): void {
    for (const [, key] of body.toString('utf8').matchAll(/<Key>([^<]+)<\/Key>/g)) {
      this.objects.delete(`${bucket.replace(/\/$/, '')}/${key}`);
    }
    xml(response, 200, '<DeleteResult></DeleteResult>');
  }
}

function fail(response: ServerResponse, status: number, code: string): void {
  xml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function xml(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${text}`);
}
