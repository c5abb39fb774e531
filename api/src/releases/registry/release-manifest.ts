import { z } from 'zod';

export const APP_NAME = /^mf-[a-z0-9-]{1,60}$/;
export const RELEASE_ID = /^[0-9a-f]{16}$/;
export const MANIFEST_FILE = 'release.json';

/** A file below the release's folder: plain names between slashes, none of which starts with a dot. */
export const FILE_NAME = /^(?:[A-Za-z0-9_@~+-][A-Za-z0-9._@~+-]*\/){0,8}[A-Za-z0-9_@~+-][A-Za-z0-9._@~+-]*$/;

const file = z.string().max(300).regex(FILE_NAME, 'must be the name of a file in the release');
const files = z.looseObject({ sync: z.array(file), async: z.array(file) });

const route = z.looseObject({
  path: z.string().startsWith('/').max(300),
  page: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1).max(300),
  access: z.enum(['public', 'visitor', 'member', 'admin']),
  wakes: z.literal('at-once').optional(),
  js: z.array(file),
  css: z.array(file),
});

const asset = z.looseObject({
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
  size: z.number().int().nonnegative(),
  brotli: z.number().int().nonnegative(),
});

/** `release.json`: what a section's build says of itself. What newer builders add is kept as it is. */
const releaseManifest = z
  .looseObject({
    schema: z.literal(1),
    app: z.string().regex(APP_NAME),
    release: z.string().regex(RELEASE_ID),
    version: z.string().min(1).max(100),
    commit: z.string().regex(/^([0-9a-f]{40}(-dirty)?|unknown)$/, 'must be a full git commit, or unknown'),
    platform: z.string().min(1).max(100),
    remote: z.looseObject({
      entry: file,
      globalName: z.string().regex(/^\w+$/),
      expose: z.looseObject({ js: files, css: files }),
    }),
    server: file,
    routes: z.array(route).max(500),
    uses: z.record(z.string().max(200), z.array(z.string().max(200)).max(1000)),
    operations: z.array(z.string().startsWith('/api/').max(300)).max(1000),
    budgets: z.looseObject({ entry: z.number().int().positive(), page: z.number().int().positive() }),
    assets: z.record(file, asset),
  })
  .superRefine((manifest, context) => {
    for (const name of referencedFiles(manifest)) {
      if (!Object.hasOwn(manifest.assets, name))
        context.addIssue({ code: 'custom', message: `assets does not name ${name}` });
    }
    if (Object.hasOwn(manifest.assets, MANIFEST_FILE))
      context.addIssue({ code: 'custom', message: `assets must not name ${MANIFEST_FILE} itself` });
    if (manifest.remote.globalName !== `${manifest.app.replaceAll('-', '_')}_${manifest.release}`)
      context.addIssue({ code: 'custom', message: 'remote.globalName is not the name of this release' });
  });

export type ReleaseManifest = z.infer<typeof releaseManifest>;
export type ReleaseRoute = ReleaseManifest['routes'][number];

/** @returns the manifest in the text of `release.json`, or in words what is wrong with it. */
export function readManifest(text: string): { manifest: ReleaseManifest } | { problem: string } {
  const parsed = releaseManifest.safeParse(jsonOf(text));
  if (parsed.success) return { manifest: parsed.data };
  const [issue] = parsed.error.issues;
  return { problem: [issue!.path.join('.'), issue!.message].filter(Boolean).join(': ') };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Every file that the shell or a browser may ask for by this manifest. */
function referencedFiles({ remote, server, routes }: Pick<ReleaseManifest, 'remote' | 'server' | 'routes'>) {
  const { js, css } = remote.expose;
  const exposed = [...js.sync, ...js.async, ...css.sync, ...css.async];
  return new Set([
    remote.entry,
    server,
    ...exposed,
    ...routes.flatMap((route) => [...route.js, ...route.css]),
  ]);
}
