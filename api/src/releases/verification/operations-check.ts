import { readFile } from 'node:fs/promises';
import type { Finding } from '../registry/release.entity.js';

const DOCUMENT = new URL('../../../openapi.json', import.meta.url);

let reading: Promise<string[]> | undefined;

/** Every path of this api, with its parameters in braces. */
export function apiPaths(): Promise<string[]> {
  reading ??= readFile(DOCUMENT, 'utf8').then((text) =>
    Object.keys((JSON.parse(text) as { paths: Record<string, unknown> }).paths),
  );
  return reading;
}

/** The paths a release's code spells that this api has not, neither whole nor as the beginning of one. */
export function operationFindings(operations: readonly string[], paths: readonly string[]): Finding[] {
  const known = paths.map((path) => path.split('/'));
  return operations
    .filter(
      (operation) => !known.some((path) => isBeginningOf(operation.replace(/\/$/, '').split('/'), path)),
    )
    .map((operation) => ({
      code: 'operation_missing',
      severity: 'error',
      message: `It asks the api for ${operation}, which is not live. Have the api deployed first, or do without.`,
    }));
}

const isBeginningOf = (operation: string[], path: string[]): boolean =>
  operation.length <= path.length &&
  operation.every((segment, index) => path[index] === segment || path[index]!.startsWith('{'));
