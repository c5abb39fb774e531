import type { FastifyInstance } from 'fastify';
import { etagOf, sendUnlessKnown } from '../http/etag';
import type { PicturePainter } from './open-graph-picture';
import type { PageMetadata } from '@futurelab/platform/response';
import type { PageHeads } from './page-heads';

/** `/og/<version>/<path of the page>.png`; query and fragment are ignored. */
const ADDRESS = /^(\/og\/[a-z0-9]{1,7}(\/[^?#]*)\.png)(?:[?#]|$)/;
/** About 15 MB of pictures. */
const MAX_CACHED = 100;
const FOR_EVER = 'public, max-age=31536000, immutable';

interface Picture {
  png: Buffer;
  etag: string;
}

/**
 * The pictures beside shared links. The address says which page and, by a hash, what is drawn; what is drawn is the title
 * the page itself has, so nobody can have the site say something. An old address leads to the page's picture of today.
 */
export function registerOpenGraph(app: FastifyInstance, heads: PageHeads, painter: PicturePainter): void {
  const cached = new Map<string, Promise<Picture>>();

  const paint = (address: string, { title, cover }: PageMetadata, path: string): Promise<Picture> => {
    const painting = painter.paint(title, path, cover).then((png) => ({ png, etag: etagOf(png) }));
    painting.catch(() => cached.delete(address));
    cached.set(address, painting);
    const oldest = cached.keys().next().value;
    if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest);
    return painting;
  };

  app.get('/og/*', async (request, reply) => {
    const [, address, name] = ADDRESS.exec(request.url) ?? [];
    if (address === undefined || name === undefined) return reply.code(404).send();
    let picture = cached.get(address);
    if (!picture) {
      const path = name === '/index' ? '/' : name;
      const head = await heads.of(path, { requestId: request.id, clientAddress: request.ip });
      if (!head?.picture) return reply.code(404).send();
      const current = new URL(head.picture).pathname;
      if (current !== address) return reply.header('cache-control', 'no-store').redirect(current, 302);
      picture = cached.get(address) ?? paint(address, head, path);
    }
    const { png, etag } = await picture;
    reply.header('cache-control', FOR_EVER).type('image/png');
    return sendUnlessKnown(request, reply, png, etag);
  });
}
