import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadAll } from 'js-yaml';
import { inRoot, root } from '../workspaces.mjs';

const FOLDER = inRoot('deploy', 'kubernetes');

/** Every document below deploy/kubernetes, with the file it stands in, relative to the repository. */
export function readManifests() {
  return readdirSync(FOLDER, { recursive: true })
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => {
      const whole = path.join(FOLDER, file);
      const documents = loadAll(readFileSync(whole, 'utf8'));
      return documents.map((manifest) => ({ file: path.relative(root, whole), manifest }));
    });
}

export const isKustomization = ({ manifest }) => manifest.kind === 'Kustomization';
