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
import { error, type Finding } from '../registry/release.entity.js';

const refused = (code: string, problem: string): Finding[] => [
  error(code, `${problem} Build again and publish what the build wrote.`),
];

/**
 * What a release needs and its manifest leaves out, or says otherwise: only a manifest that says at least as much as the
 * files can be compared with what is live.
 * @param platform whose libraries no file of a release shows
 * @param read the text of a file that the manifest names
 */
export async function declarationFindings(
  manifest: ReleaseManifest,
  platform: PlatformDescription | null,
  read: (file: string) => Promise<string>,
): Promise<Finding[]> {
  const { routes, fragments = [], uses, operations, libraries, remote, server } = manifest;
  const files = Object.keys(manifest.assets).filter((file) => file.endsWith('.js'));
  const [bundle, entry, ...scripts] = await Promise.all([server, remote.entry, ...files].map(read));
  const loaded = pageChunks(scripts);
  const parts = [
    { part: 'The section', chunks: exposeChunks(entry!), js: remote.expose.js.sync },
    ...routes.map(({ page, js }) => ({ part: `The page ${page}`, chunks: loaded.get(page), js })),
    ...fragments.map(({ name, js }) => ({ part: `The fragment ${name}`, chunks: loaded.get(name), js })),
  ];
  return [
    ...Object.entries(platformUses(bundle!)).flatMap(([door, names]) =>
      undeclared('use_undeclared', names, uses[door] ?? [], (all) => `Its code takes ${all} of ${door}`),
    ),
    ...undeclared(
      'operation_undeclared',
      apiPaths([bundle!, ...scripts]),
      operations,
      (all) => `Its code asks the api for ${all}`,
    ),
    ...undeclared(
      'library_undeclared',
      Object.keys(platform?.libraries ?? {}),
      Object.keys(libraries),
      (all) => `It runs with ${all}`,
    ),
    ...rangeFindings(manifest, sharedRanges(entry!)),
    ...parts.flatMap(({ part, chunks, js }) =>
      chunks
        ? undeclared('file_undeclared', scriptsOf(chunks, files), js, (all) => `${part} loads ${all}`)
        : refused('code_unreadable', `Its code does not show which files ${part.toLowerCase()} loads.`),
    ),
  ];
}

function undeclared(
  code: string,
  shown: readonly string[],
  declared: readonly string[],
  says: (names: string) => string,
): Finding[] {
  const missing = shown.filter((name) => !declared.includes(name));
  if (missing.length === 0) return [];
  return refused(code, `${says(missing.join(', '))}, which release.json leaves out.`);
}

function rangeFindings(
  { platform, libraries }: ReleaseManifest,
  asked: ReadonlyMap<string, string | undefined>,
): Finding[] {
  if (asked.size === 0)
    return refused('code_unreadable', 'Its remote entry does not show which shared modules it takes.');
  return [...asked].flatMap(([module, range]) => {
    const library = new Map(Object.entries(libraries)).get(module.split('/')[0]!);
    const declared = module.startsWith('@futurelab/platform/') ? platform : library;
    if (declared !== undefined && declared === range) return [];
    const problem = `Its remote entry takes ${module} ${range ?? 'of any version'}, and release.json says ${declared ?? 'nothing of it'}.`;
    return refused('range_contradicted', problem);
  });
}
