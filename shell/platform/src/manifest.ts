import { z } from 'zod';

/**
 * What a release says about itself in `release.json`: written by the release builder, judged and signed by the registry,
 * read by shell servers. What newer builders add stays as it is.
 */

export const APP_NAME = /^mf-[a-z0-9-]{1,60}$/;
export const RELEASE_ID = /^[0-9a-f]{16}$/;
export const MANIFEST_FILE = 'release.json';

/** A file below the release's folder: plain names between slashes, none of which starts with a dot. */
export const FILE_NAME = /^(?:[A-Za-z0-9_@~+-][A-Za-z0-9._@~+-]*\/){0,8}[A-Za-z0-9_@~+-][A-Za-z0-9._@~+-]*$/;

const file = z.string().max(300).regex(FILE_NAME, 'must be the name of a file in the release');
const files = z.looseObject({ sync: z.array(file), async: z.array(file) });
const bytes = z.number().int();
const range = z.string().min(1).max(100);

const access = z.enum(['public', 'visitor', 'member', 'moderator', 'admin']);

/** A `MenuPlace`; shells show those of the groups that they have. */
const menuPlace = z.looseObject({
  group: z.string().min(1).max(60),
  label: z.string().min(1).max(60),
  order: z.number(),
  note: z.string().max(200).optional(),
  search: z.string().startsWith('?').max(200).optional(),
  access: access.optional(),
  icon: z.string().max(60).optional(),
});
/** Section and name, as a route names a fragment. */
const FRAGMENT = /^mf-[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}$/;

const route = z.looseObject({
  path: z.string().startsWith('/').max(300),
  /** Below `src/pages`, without its ending. */
  page: z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/),
  title: z.string().min(1).max(300),
  access,
  menu: z.array(menuPlace).max(20).optional(),
  js: z.array(file),
  css: z.array(file),
  /** Fragments of other sections on the page. */
  fragments: z.array(z.string().regex(FRAGMENT)).max(50).optional(),
});

const fragment = z.looseObject({
  name: z.string().regex(/^[a-z0-9-]{1,60}$/),
  late: z.boolean().optional(),
  js: z.array(file),
  css: z.array(file),
});

const asset = z.looseObject({
  /** `sha384-…`, as in a Subresource Integrity attribute. */
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
  /** Bytes, plain and brotli-compressed. */
  size: bytes.nonnegative(),
  brotli: bytes.nonnegative(),
});

export const releaseManifest = z
  .looseObject({
    schema: z.literal(1),
    app: z.string().regex(APP_NAME),
    /** The hash of the release's contents. */
    release: z.string().regex(RELEASE_ID),
    version: z.string().min(1).max(100),
    /** `-dirty` is appended when the work tree had uncommitted changes; `unknown` where there is no repository. */
    commit: z.string().regex(/^([0-9a-f]{40}(-dirty)?|unknown)$/, 'must be a full git commit, or unknown'),
    /** Range of platform versions the release runs with. */
    platform: range,
    /** Shared library → range of versions the release runs with. */
    libraries: z.record(z.string().max(200), range),
    remote: z.looseObject({
      entry: file,
      /** Name of the container in the page and in the federation runtime; different in every release. */
      globalName: z.string().regex(/^\w+$/),
      expose: z.looseObject({ js: files, css: files }),
    }),
    server: file,
    routes: z.array(route).max(500),
    /** What other sections' pages may show of it. */
    fragments: z.array(fragment).max(100).optional(),
    /** What pages import while they are used. */
    lazy: z.array(file).max(1000).optional(),
    /** Door of the platform → names taken from it; `*` where that is unknown. */
    uses: z.record(z.string().max(200), z.array(z.string().max(200)).max(1000)),
    /** Paths below /api that the section's code spells. */
    operations: z.array(z.string().startsWith('/api/').max(300)).max(1000),
    assets: z.record(file, asset),
  })
  .superRefine(({ app, release, remote, server, routes, fragments = [], lazy = [], assets }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    const { js, css } = remote.expose;
    const exposed = [...js.sync, ...js.async, ...css.sync, ...css.async];
    for (const { path, menu } of routes)
      if (menu?.length && /[:*]/.test(path)) refuse(`a menu cannot lead to ${path}, which has a parameter`);
    const paged = [...routes, ...fragments].flatMap((each) => [...each.js, ...each.css]);
    for (const name of new Set([remote.entry, server, ...exposed, ...paged, ...lazy]))
      if (!Object.hasOwn(assets, name)) refuse(`assets does not name ${name}`);
    if (Object.hasOwn(assets, MANIFEST_FILE)) refuse(`assets must not name ${MANIFEST_FILE} itself`);
    if (remote.globalName !== `${app.replaceAll('-', '_')}_${release}`)
      refuse('remote.globalName is not the name of this release');
  });

export type ReleaseManifest = z.infer<typeof releaseManifest>;
export type ReleaseFragment = NonNullable<ReleaseManifest['fragments']>[number];
export type ReleaseRoute = ReleaseManifest['routes'][number];
