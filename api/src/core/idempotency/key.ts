import { ApiError } from '../errors/errors.js';
import type { RequestWithMember } from '../access/request.js';

/** What a client may call a request: visible ASCII. */
export const IDEMPOTENCY_KEY = /^[!-~]{8,200}$/;
const VISITOR = 'visitor';

/** Whose key it is. Visitors share them, as nobody can guess another's. */
export const ownerOf = ({ member }: RequestWithMember): string => member?.id ?? VISITOR;

/** What the client calls the request, or undefined. @throws ApiError 400 `bad_idempotency_key` */
export function keySent(request: RequestWithMember): string | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  if (typeof header === 'string' && IDEMPOTENCY_KEY.test(header)) return header;
  throw new ApiError(
    400,
    'bad_idempotency_key',
    'An Idempotency-Key has 8 to 200 characters: ASCII letters, digits and symbols, without spaces.',
  );
}
