import type { FastifyInstance } from 'fastify';
import type { LiveDocumentSource } from './registry-source';
import { releaseFolder } from './snapshots';

const FILE = 'mf-manifest.json';

/** `/mfe/<section>/mf-manifest.json` leads to the live release's: the address of a section for other hosts. */
export function registerStableManifests(
  app: FastifyInstance,
  releases: Pick<LiveDocumentSource, 'current'>,
): void {
  app.get<{ Params: { section: string } }>(`/mfe/:section/${FILE}`, async ({ params }, reply) => {
    const { apps, manifests } = await releases.current();
    const { live, disabled } = apps[params.section] ?? {};
    const manifest = manifests[`${params.section}@${live}`];
    if (disabled || !manifest) return reply.code(404).send();
    return reply.header('cache-control', 'no-cache').redirect(releaseFolder(manifest) + FILE);
  });
}
