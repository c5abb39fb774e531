/**
 * What the code of a release shows that it needs. The builder writes this into `release.json`; the registry reads it from
 * the files again. Plain JavaScript, because the builder runs it as it is. It reads what the builder's webpack writes: code
 * that hides what it calls is not found out here.
 */

const DOOR = '@futurelab/platform/';

// Files come from outside: every expression takes time in proportion to what it reads.
const MODULE = /^\/\*{3}\/ (?=\d)/m;
const EXTERNAL = /^(\d+)\n[^]{0,200}?module\.exports = require\("([^"]{1,200})"\)/;
const IMPORT = /\bvar (\w+) = __webpack_require__\((\d+)\)/g;
const INLINE_EXTERNAL = /\bconst (\w+) = require\("([^"]{1,200})"\)/g;
const MENTION = /(var |const |__webpack_require__\.n\()?\b(\w+)(?:\.(\w+))?/g;
const API_PATH = /['"`](\/api\/[a-z][a-zA-Z0-9/{}-]*)/g;
const SHARED = /(?:requiredVersion:"([^"]{1,100})"[^{}]{0,200}?)?shareKey:"([^"]{1,200})"/g;
const EXPOSED = /"\.\/app":\(\)=>([^;:]{0,2000}?)\.then\(/;
const PAGE = /"\.\/([a-z0-9/-]{1,200})\.tsx":\[[\de]+,\[([^[\]]{0,5000})\]/g;

/** Door of the platform → names that the server bundle takes from it; `*` where it takes a door as a whole. */
export function platformUses(server) {
  const modules = server.split(MODULE);
  const externals = new Map(modules.map((code) => EXTERNAL.exec(code)?.slice(1) ?? []));
  const uses = new Map([...externals.values()].filter(isDoor).map((door) => [door, new Set()]));
  for (const code of modules) {
    const doors = doorsIn(code, externals);
    if (doors.size === 0) continue;
    for (const [, declaration, local, name = '*'] of code.matchAll(MENTION)) {
      const door = doors.get(local);
      if (door === undefined || declaration) continue;
      if (!uses.has(door)) uses.set(door, new Set());
      uses.get(door).add(name);
    }
  }
  const named = [...uses].map(([door, names]) => [
    door,
    names.size === 0 || names.has('*') ? ['*'] : [...names].sort(),
  ]);
  return Object.fromEntries(named.sort(([a], [b]) => a.localeCompare(b)));
}

const isDoor = (name) => name?.startsWith(DOOR);

/** Local name → the door it stands for, in one module of the bundle. */
function doorsIn(code, externals) {
  const imported = [...code.matchAll(IMPORT)].map(([, local, id]) => [local, externals.get(id)]);
  const inline = [...code.matchAll(INLINE_EXTERNAL)].map(([, local, name]) => [local, name]);
  return new Map([...imported, ...inline].filter(([, name]) => isDoor(name)));
}

/** The paths below /api that the code spells, without what it adds to them at run time. */
export function apiPaths(files) {
  const found = files.flatMap((code) =>
    [...code.matchAll(API_PATH)].map(([, path]) => path.replace(/\/$/, '')),
  );
  return [...new Set(found)].sort();
}

/** Shared module → range of versions with which the remote entry asks for it; undefined where it takes any. */
export const sharedRanges = (entry) =>
  new Map([...entry.matchAll(SHARED)].map(([, range, name]) => [name, range]));

/** The chunks that come with the expose; null where the remote entry does not show them. */
export function exposeChunks(entry) {
  const loading = EXPOSED.exec(entry)?.[1];
  return loading === undefined ? null : stringsIn(loading);
}

/** Page or fragment → the chunks that are loaded for it. */
export const pageChunks = (scripts) =>
  new Map(
    scripts.flatMap((code) => [...code.matchAll(PAGE)].map(([, page, chunks]) => [page, stringsIn(chunks)])),
  );

const stringsIn = (code) => [...code.matchAll(/"([^"]{1,300})"/g)].map(([, text]) => text);

/** The scripts among `files` that hold one of the chunks. Some chunks have none: those that stand for a shared module. */
export function scriptsOf(chunks, files) {
  const wanted = new Set(chunks);
  return files.filter((file) => wanted.has(/^(.+?)(?:\.[0-9a-f]{8})?\.js$/.exec(file)?.[1]));
}
