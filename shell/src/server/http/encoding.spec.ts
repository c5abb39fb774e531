import { once } from 'node:events';
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';
import { compress, encodingFor, streamEncoder } from './encoding';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1, gzip;q=1.0', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip; q=0.000', null],
  ['identity, x-gzip-not, abr', null],
  ['', null],
  [undefined, null],
])('A client that takes “%s” gets %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});

const page = '<p>Zoë — 李</p>'.repeat(2_000);

test('A page is the same page in either encoding, and a tenth of its size', async () => {
  const [brotli, gzip] = await Promise.all([compress(page, 'br'), compress(Buffer.from(page), 'gzip')]);
  expect(brotliDecompressSync(brotli).toString()).toBe(page);
  expect(gunzipSync(gzip).toString()).toBe(page);
  expect(Math.max(brotli.length, gzip.length)).toBeLessThan(page.length / 10);
});

test.each([
  ['br', createBrotliDecompress],
  ['gzip', createGunzip],
] as const)(
  'The first part of a page in %s can be read before there is a second',
  async (encoding, reader) => {
    const parts = streamEncoder(encoding);
    const browser = parts.pipe(reader());
    parts.write('<!doctype html><style>a{color:red}</style>');
    const [first] = await once(browser, 'data');
    expect(String(first)).toContain('a{color:red}');
    parts.end('<body>');
    const [second] = await once(browser, 'data');
    expect(String(second)).toBe('<body>');
  },
);
