import ts from 'typescript';
import { inRoot } from '../workspaces.mjs';

const FILE = inRoot('scripts', 'kubernetes', 'manifests.generated.ts');

/** `apps/v1` is a folder of the models; so is `v1`, and `networking.k8s.io/v1`. */
const moduleOf = ({ apiVersion }) => `kubernetes-models/${apiVersion}`;

/** What the api server's own schema says against the values: a missing field, a wrong type or format. */
export async function schemaProblems({ file, manifest }) {
  const { [manifest.kind]: Model } = await import(moduleOf(manifest));
  if (!Model) return [`${file}: ${manifest.apiVersion} has no ${manifest.kind}`];
  try {
    new Model(manifest).validate();
    return [];
  } catch (error) {
    return [`${file}: ${manifest.kind} ${manifest.metadata.name}: ${error.message}`];
  }
}

/**
 * Fields that Kubernetes does not know, which it would drop without a word: each manifest is compiled as a value of its
 * type, and a compiler that knows the type refuses what is not in it.
 */
export function unknownFields(manifests) {
  const text = manifests
    .map(({ file, manifest }, n) =>
      [
        `import type { I${manifest.kind} as T${n} } from '${moduleOf(manifest)}';`,
        `export const m${n}: T${n} = ${JSON.stringify(manifest)}; // ${file}`,
      ].join('\n'),
    )
    .join('\n');
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === FILE ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext) : getSourceFile(name, ...rest);
  const program = ts.createProgram([FILE], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start = 0 }) => {
    const { file, manifest } = manifests[Math.floor(text.slice(0, start).split('\n').length / 2 - 0.5)];
    return `${file}: ${manifest.kind} ${manifest.metadata.name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
