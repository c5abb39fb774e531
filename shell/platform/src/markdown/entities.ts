/** Those that people and editors write; any other is shown as it stands. */
const NAMED: Record<string, string> = {
  amp: '&',
  apos: "'",
  copy: '©',
  euro: '€',
  gt: '>',
  hellip: '…',
  laquo: '«',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  middot: '·',
  nbsp: '\u00a0',
  ndash: '–',
  quot: '"',
  raquo: '»',
  rdquo: '”',
  reg: '®',
  rsquo: '’',
  shy: '\u00ad',
  times: '×',
  trade: '™',
};

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi;

export const decodeEntities = (text: string): string =>
  text.replace(ENTITY, (entity, decimal?: string, hexadecimal?: string, name?: string) =>
    name
      ? Object.hasOwn(NAMED, name)
        ? NAMED[name]!
        : entity
      : character(decimal ? Number(decimal) : parseInt(hexadecimal!, 16)),
  );

const character = (code: number): string =>
  code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code);
