import { createHash } from 'node:crypto';

/** A uuid of what a form was filled in with: sent twice, by two presses of a button, it is written once. */
export function deterministicId(...parts: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}
