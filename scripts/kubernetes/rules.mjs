import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../workspaces.mjs';
import { isKustomization } from './manifests.mjs';

const podOf = ({ spec }) => spec?.template?.spec;

/** The project's own rules for every pod. */
export function podProblems({ file, manifest }) {
  const pod = podOf(manifest);
  if (!pod) return [];
  const name = `${file}: ${manifest.kind} ${manifest.metadata.name}`;
  const problems = [];
  if (pod.securityContext?.runAsNonRoot !== true) problems.push(`${name} may run as root`);
  for (const container of pod.containers) {
    const { securityContext = {}, resources, readinessProbe } = container;
    if (securityContext.readOnlyRootFilesystem !== true) problems.push(`${name} may write to its image`);
    if (securityContext.allowPrivilegeEscalation !== false) problems.push(`${name} may gain rights`);
    if (!resources?.limits?.memory) problems.push(`${name} may take all memory`);
    if (manifest.kind !== 'Job' && !readinessProbe) problems.push(`${name} does not say when it is ready`);
  }
  return problems;
}

/** Selectors that select nothing, and volumes, claims and patches that lead nowhere. */
export function referenceProblems(all) {
  const manifests = all.filter((one) => !isKustomization(one));
  const labels = manifests.map(({ manifest }) => manifest.spec?.template?.metadata?.labels).filter(Boolean);
  const selects = (wanted) =>
    labels.some((has) => Object.entries(wanted).every(([key, value]) => has[key] === value));
  const problems = [];
  for (const { file, manifest } of manifests) {
    const { kind, spec, metadata } = manifest;
    const wanted = kind === 'Service' ? spec.selector : spec?.selector?.matchLabels;
    if (wanted && !selects(wanted)) problems.push(`${file}: ${kind} ${metadata.name} selects no pod`);
    const pod = podOf(manifest);
    const known = new Set(
      [...(pod?.volumes ?? []).map(({ name }) => name)].concat(
        (spec?.volumeClaimTemplates ?? []).map((claim) => claim.metadata.name),
      ),
    );
    for (const { volumeMounts = [] } of pod?.containers ?? []) {
      for (const { name } of volumeMounts)
        if (!known.has(name))
          problems.push(`${file}: ${kind} ${metadata.name} mounts ${name}, which it has not`);
    }
  }
  return problems;
}

export function kustomizationProblems(one) {
  if (!isKustomization(one)) return [];
  const folder = path.dirname(one.file);
  return (one.manifest.resources ?? [])
    .map((resource) => path.join(folder, resource))
    .filter((target) => {
      const found = target.endsWith('.yaml') ? target : path.join(target, 'kustomization.yaml');
      return !existsSync(inRoot(found));
    })
    .map((target) => `${one.file}: there is no ${target}`);
}
