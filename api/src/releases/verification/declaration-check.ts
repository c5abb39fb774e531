import type { PlatformDescription } from '#platform/compatibility';
import type { ReleaseManifest } from '#platform/manifest';
import {
  apiPaths,
  exposeChunks,
  pageChunks,
  platformUses,
  scriptsOf,
  sharedRanges,
} from '#platform/release/code';
import type { Finding } from '../registry/release.entity.js';

const ADVICE = 'Build again and publish what the build wrote.';

const error = (code: string, problem: string): Finding => ({
  code,
  severity: 'error',
  message: `${problem} ${ADVICE}`,
});

/**
 * What the files of a release show and its manifest leaves out, or says otherwise. Only a manifest that says at least as
 * much as the files can be trusted by the person who compares it with what is live.
 * @param read the text of a file that the manifest names
 */
export async function declarationFindings(
  manifest: ReleaseManifest,
  read: (file: string) => Promise<string>,
): Promise<Finding[]> {
  const files = Object.keys(manifest.assets).filter((file) => file.endsWith('.js'));
  const server = await read(manifest.server);
  const entry = await read(manifest.remote.entry);
  const scripts = await Promise.all(files.map(read));
  return [
    ...useFindings(manifest, platformUses(server)),
    ...operationFindings(manifest, apiPaths([server, ...scripts])),
    ...rangeFindings(manifest, sharedRanges(entry)),
    ...exposeFindings(manifest, exposeChunks(entry), files),
    ...pageFindings(manifest, pageChunks(scripts), files),
  ];
}

function useFindings({ uses }: ReleaseManifest, used: Record<string, string[]>): Finding[] {
  return Object.entries(used).flatMap(([door, names]) => {
    const missing = names.filter((name) => !uses[door]?.includes(name));
    if (missing.length === 0) return [];
    return [
      error(
        'use_undeclared',
        `Its code takes ${missing.join(', ')} of ${door}, which release.json leaves out.`,
      ),
    ];
  });
}

function operationFindings({ operations }: ReleaseManifest, asked: string[]): Finding[] {
  const missing = asked.filter((path) => !operations.includes(path));
  if (missing.length === 0) return [];
  return [
    error(
      'operation_undeclared',
      `Its code asks the api for ${missing.join(', ')}, which release.json leaves out.`,
    ),
  ];
}

function rangeFindings(manifest: ReleaseManifest, asked: ReadonlyMap<string, string | undefined>): Finding[] {
  if (asked.size === 0)
    return [error('code_unreadable', 'Its remote entry does not show which shared modules it takes.')];
  return [...asked].flatMap(([module, range]) => {
    const declared = declaredRange(manifest, module);
    if (declared !== undefined && declared === range) return [];
    const problem = `Its remote entry takes ${module} ${range ?? 'of any version'}, and release.json says ${declared ?? 'nothing of it'}.`;
    return [error('range_contradicted', problem)];
  });
}

function declaredRange({ platform, libraries }: ReleaseManifest, module: string): string | undefined {
  if (module.startsWith('@futurelab/platform/')) return platform;
  const [library] = module.split('/') as [string];
  return Object.hasOwn(libraries ?? {}, library) ? libraries![library] : undefined;
}

function exposeFindings({ remote }: ReleaseManifest, chunks: string[] | null, files: string[]): Finding[] {
  if (chunks === null)
    return [error('code_unreadable', 'Its remote entry does not show which files it begins with.')];
  return filesLeftOut('The section', scriptsOf(chunks, files), remote.expose.js.sync);
}

function pageFindings(
  { routes, fragments = [] }: ReleaseManifest,
  chunks: ReadonlyMap<string, string[]>,
  files: string[],
): Finding[] {
  const parts = [
    ...routes.map(({ page, js }) => ({ kind: 'page', file: page, js })),
    ...fragments.map(({ name, js }) => ({ kind: 'fragment', file: name, js })),
  ];
  return parts.flatMap(({ kind, file, js }) => {
    const loaded = chunks.get(file);
    if (!loaded)
      return [error('code_unreadable', `Its code does not show which files the ${kind} ${file} loads.`)];
    return filesLeftOut(`The ${kind} ${file}`, scriptsOf(loaded, files), js);
  });
}

function filesLeftOut(what: string, loaded: string[], declared: string[]): Finding[] {
  const missing = loaded.filter((file) => !declared.includes(file));
  if (missing.length === 0) return [];
  return [error('file_undeclared', `${what} loads ${missing.join(', ')}, which release.json leaves out.`)];
}

/** Libraries that come with the platform are in no file of a release, so that its manifest has to name them all. */
export function libraryFindings({ libraries }: ReleaseManifest, live: PlatformDescription): Finding[] {
  const missing = Object.keys(live.libraries).filter((library) => !Object.hasOwn(libraries ?? {}, library));
  if (missing.length === 0) return [];
  return [
    error(
      'library_undeclared',
      `release.json does not say which version of ${missing.join(', ')} it runs with.`,
    ),
  ];
}
