import { isKustomization, readManifests } from './manifests.mjs';
import { kustomizationProblems, podProblems, referenceProblems } from './rules.mjs';
import { schemaProblems, unknownFields } from './schema.mjs';

// Whether a cluster would take deploy/kubernetes, and whether its pods are as the project wants them.
const all = readManifests();
const manifests = all.filter((one) => !isKustomization(one));
const problems = [
  ...(await Promise.all(manifests.map(schemaProblems))).flat(),
  ...unknownFields(manifests),
  ...manifests.flatMap(podProblems),
  ...referenceProblems(all),
  ...all.flatMap(kustomizationProblems),
];
console.log(
  problems.join('\n') || `${manifests.length} manifests are as Kubernetes and the project want them`,
);
process.exit(problems.length > 0 ? 1 : 0);
