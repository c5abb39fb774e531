import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { type Locker, Server, type Upload } from '@tus/server';
import type { FastifyRequest } from 'fastify';
import { ApiError, NotFoundError } from '../../../core/errors/errors.js';
import type { Member } from '../../../core/access/member.js';
import { UploadOffsetError } from '../media.errors.js';

export const UPLOADS_PATH = '/api/admin/media/uploads';

/** What the protocol says in headers: https://tus.io/protocols/resumable-upload */
const PASSED = [
  'content-length',
  'content-type',
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
];

interface TusOptions {
  folder: string;
  maxFileBytes: number;
  locker: Locker;
  /** Whose bytes are in the folder. */
  find: (id: string) => Promise<{ size: number } | undefined>;
  /** Writes down that an upload begins; what it throws is the answer. */
  begin: (upload: Upload, member: Member) => Promise<void>;
}

/** The tus protocol, with who asks, and with errors as all of the api’s are. */
export class Tus {
  private readonly server: Server;
  private readonly members = new WeakMap<Request, Member>();
  private readonly refusals = new WeakMap<Request, ApiError>();

  constructor({ folder, maxFileBytes, locker, find, begin }: TusOptions) {
    this.server = new Server({
      path: UPLOADS_PATH,
      relativeLocation: true,
      locker,
      maxSize: maxFileBytes,
      datastore: new FileStore({
        directory: folder,
        // How large each is to be is in the database, how much of it is there says the file.
        configstore: {
          get: async (id) => {
            const found = await find(id);
            return found && ({ id, size: found.size, offset: 0 } as Upload);
          },
          set: () => Promise.resolve(),
          delete: () => Promise.resolve(),
        },
      }),
      namingFunction: () => randomUUID(),
      onUploadCreate: async (request, upload) => {
        await begin(upload, this.members.get(request)!);
        return {};
      },
      onResponseError: (request, error) => {
        if (error instanceof ApiError) this.refusals.set(request, error);
        return undefined;
      },
    });
  }

  /** @throws ApiError */
  async answer(request: FastifyRequest, member: Member): Promise<Headers> {
    const { method, url, headers, body } = request;
    const asked = new Request(new URL(url, 'http://api'), {
      method: method === 'GET' ? 'HEAD' : method,
      headers: PASSED.flatMap((name): [string, string][] => {
        const value = headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
      ...(body instanceof Readable && { body: Readable.toWeb(body) as ReadableStream, duplex: 'half' }),
    });
    this.members.set(asked, member);
    const answer = await this.server.handleWeb(asked);
    if (answer.status >= 400) throw this.refusals.get(asked) ?? errorOf(answer.status, await answer.text());
    return answer.headers;
  }
}

function errorOf(status: number, why: string): ApiError {
  switch (status) {
    case 404:
    case 410:
      return new NotFoundError();
    case 409:
      return new UploadOffsetError();
    case 413:
      return new ApiError(413, 'file_too_large', 'This is larger than the file was said to be.');
    case 500:
      return new ApiError(
        503,
        'artifacts_away',
        'We can’t save files right now. Please try again in a moment.',
      );
    default:
      return new ApiError(400, 'bad_request', why.trim() || 'We couldn’t understand this request.');
  }
}
