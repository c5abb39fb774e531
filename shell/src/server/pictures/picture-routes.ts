import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendUnlessKnown } from '../http/etag';
import { COVER_KINDS, type CoverKind, drawCover } from './covers/draw-cover';
import { drawPortrait } from './portraits/draw-portrait';

const FOR_EVER = 'public, max-age=31536000, immutable';
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";
/** Seeds are longer than the router lets parameters be. */
const SEED = /^([^/]{1,300})\.svg$/;

/**
 * Drawn pictures, for anyone: an address says what is drawn and never changes. A portrait depends on the id alone, so it
 * tells nobody whether there is such a member.
 */
export function registerPictures(app: FastifyInstance): void {
  app.get<{ Params: { id: string } }>(
    '/pictures/portraits/:design(^\\d{1,3})/:id(^[a-z0-9-]{1,36}).svg',
    async (request, reply) => send(request, reply, drawPortrait(request.params.id)),
  );

  app.get<{ Params: { kind: CoverKind; '*': string } }>(
    '/pictures/covers/:design(^\\d{1,3})/:kind/*',
    async (request, reply) => {
      const { kind, '*': name } = request.params;
      const [, seed] = SEED.exec(name) ?? [];
      if (!COVER_KINDS.includes(kind) || !seed) return reply.code(404).send();
      return send(request, reply, drawCover(kind, seed));
    },
  );
}

const send = (request: FastifyRequest, reply: FastifyReply, svg: string): FastifyReply =>
  sendUnlessKnown(
    request,
    reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', FOR_EVER)
      .header('content-security-policy', POLICY),
    svg,
  );
