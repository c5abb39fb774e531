import type { FastifyRequest } from 'fastify';

const DEEPEST_CAUSE = 4;
const EMAIL = /[\w.!#$&'*+=?^`{|}~-]{1,64}(@|%40)[\w-]{1,63}(\.[\w-]{1,63})+/gi;
const QUERY = /\?[^\s"\\]+/g;

/** Of a request only its method and path are written, of an error what went wrong and where; addresses of people never. */
export const loggerOptions = (level: string) => ({
  level,
  serializers: {
    req: ({ method, url }: FastifyRequest) => ({ method, path: url.split('?', 1)[0] }),
    err: (error: Error) => describeError(error),
  },
  hooks: { streamWrite: (line: string) => line.replace(QUERY, '?…').replace(EMAIL, '[email]') },
});

function describeError(error: Error, depth = 0): { type: string; message: string; stack: string } {
  const { constructor, message, stack = '', cause, code } = Object(error) as NodeJS.ErrnoException;
  const deeper = cause instanceof Error && depth < DEEPEST_CAUSE;
  return {
    type: constructor.name,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(deeper && { cause: describeError(cause, depth + 1) }),
  };
}
