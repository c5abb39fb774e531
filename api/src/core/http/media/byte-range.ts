/** What a `Range` header asks for: a slice, or more than there is. */
export type ByteRange = { from: number; to: number } | 'unsatisfiable';

/** Reads one range of bytes; undefined for anything else, which is then answered with the whole. */
export function readRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '')
    return Number(last) === 0 ? 'unsatisfiable' : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (from >= size) return 'unsatisfiable';
  return to < from ? undefined : { from, to };
}
