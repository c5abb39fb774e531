import type { Finding } from '../registry/release.entity.js';

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
  operation.every((segment, index) => path[index] === segment || path[index]!.startsWith(':'));
