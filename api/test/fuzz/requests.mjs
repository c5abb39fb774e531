import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile-values.mjs';
import { knownValue } from './schema-values.mjs';
import { sometimes } from './sometimes.mjs';

/** How much of a request is hostile: often nothing or little, so that what is behind the first checks is reached too. */
const RATES = [0, 0.02, 0.05, 0.15, 0.4];
const BOUNDARY = 'x-fuzz-boundary';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const ZIP_WITHOUT_FILES = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex');

const HEADERS = {
  'if-none-match': ['*', '"a"', 'W/"', '"\\"', ',,,', 'x'.repeat(5_000)],
  'if-modified-since': ['yesterday', '0'],
  range: [
    'bytes=0-',
    'bytes=5-1',
    'bytes=-0',
    'bytes=99999999999999999999-',
    'bytes=0-1,2-3',
    'lines=1',
    'bytes=a-b',
  ],
  accept: ['text/html', 'image/avif,*/*;q=x', '', '*', 'application/json;q=NaN'],
  'accept-language': ['el,en;q=0.5', '*;q=a', 'x'.repeat(3_000), '-'],
  'accept-encoding': ['br;q=1', '*;q=0', 'identity;q=0'],
  'x-forwarded-for': ['203.0.113.9', 'a, b', '::1%x', '999.1.1.1', ',', '"', 'unknown'],
  'x-forwarded-proto': ['https', 'x', 'https,http'],
  'x-request-id': ['%00', 'x'.repeat(500), '"'],
  'idempotency-key': ['a', '', 'x'.repeat(2_000), '"8e03978e-40d5-43e8-bc93-6894a57f9324"', '\u00ff'],
  'user-agent': ['', 'x'.repeat(3_000), 'Mozilla/5.0 (', '\u00ff\u00fe'],
  referer: ['http://[', 'about:blank', 'http://localhost:3000/courses?a=%'],
  origin: ['null', 'http://[', 'https://example.test'],
  'sec-fetch-site': ['cross-site', 'x'],
  authorization: ['Bearer', 'Bearer x', 'Basic ===', 'Bearer \u00ff'],
  cookie: [
    'a=%',
    'futurelab_visitor=%00',
    '__proto__=1',
    'futurelab_sign_in=x',
    '=;;=',
    'futurelab_time_zone=Mars/Base',
  ],
  'content-digest': ['sha-256=:x:', 'sha-256=', ':', 'sha-512=:AAAA:'],
  'content-encoding': ['gzip', 'x'],
  expect: ['x'],
  'time-zone': ['Mars/Base'],
};
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json;charset="',
  'text/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${BOUNDARY}`,
  'application/gzip',
  'application/octet-stream',
  '__proto__',
  ';',
  '',
];

/** Percent-encoded where a path or a query asks for it, lone surrogates too. */
const encoded = (value) =>
  encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed());

const asText = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function segment(values, { path, parameters }, name, rate) {
  const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema;
  const place = path.split(`/{${name}}`)[0].split('/').at(-1).replace(/[{}]/g, '');
  const fitting = schema?.enum
    ? fc.constantFrom(...schema.enum)
    : knownValue(values.known, name, place, values.of(schema ?? { type: 'string' }, { name, place }));
  const raw = fc.constantFrom(
    '%',
    '%ff',
    '%00',
    '.',
    '..',
    '%2e%2e',
    '%2f',
    '-',
    'null',
    'x'.repeat(190),
    'x'.repeat(4_000),
    '%F0%9F%98%80',
  );
  return sometimes(rate, fc.oneof(raw, hostileText.map(encoded)), fitting.map(encoded)).map(
    (text) => text || '-',
  );
}

function pathOf(values, operation, rate) {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return fc
    .tuple(...names.map((name) => segment(values, operation, name, rate)))
    .map((texts) => operation.path.replace(/\{\w+\}/g, () => texts.shift()).replace(/\*$/, 'index.js'));
}

function queryOf(values, { query }, rate) {
  const fields = query.map(({ name, schema, required }) => {
    const value = values.of(schema, { name, rate: rate * 2 }).map((one) => `${name}=${encoded(one)}`);
    return required ? value : sometimes(0.2, value, fc.constant(null));
  });
  const own = fc.tuple(...fields).map((given) => given.filter((one) => one !== null));
  const names = [...query.map(({ name }) => name), '__proto__', 'limit', 'cursor', 'a', 'toString'];
  const odd = fc.oneof(
    fc
      .tuple(
        fc.constantFrom(...names),
        fc.constantFrom('', '[]', '[a]', '[__proto__]', '%00', '.a'),
        hostileText,
      )
      .map(([name, suffix, value]) => `${name}${suffix}=${encoded(value)}`),
    fc.constantFrom(...names),
    fc.constantFrom('%', '%ff=%ff', '=', '&&&', 'limit=%E0%A4%A', 'cursor=%', '?'),
  );
  return fc
    .tuple(own, sometimes(rate, fc.array(odd, { minLength: 1, maxLength: 3 }), fc.constant([])))
    .map((parts) => parts.flat().join('&'));
}

const headersOf = (rate) =>
  sometimes(
    rate * 2,
    fc
      .uniqueArray(fc.constantFrom(...Object.keys(HEADERS)), { minLength: 1, maxLength: 3 })
      .chain((names) =>
        fc.record(Object.fromEntries(names.map((name) => [name, fc.constantFrom(...HEADERS[name])]))),
      ),
    fc.constant({}),
  );

/** JSON that `JSON.stringify` would not write. */
const broken = (text) => [
  text.slice(0, -1),
  `${text}x`,
  `\ufeff${text}`,
  `[${text}]`,
  text.replace(/^\{/, '{"id":1,"id":null,"__proto__":{"a":1},'),
  text.replace(/"(\w+)":/, '"$1":null,"$1":'),
  text.replace(/: ?"[^"]*"/, ':NaN'),
  text.replace(/: ?\d+/, ':1e999'),
  '',
  'null',
  '"text"',
  '1',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"a":"${'x'.repeat(300_000)}"}`,
];

function fileOf(archive) {
  const contents = [
    PNG,
    PNG,
    PNG,
    PNG,
    PNG.subarray(0, 40),
    ZIP_WITHOUT_FILES,
    archive,
    Buffer.alloc(0),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.from('plain text'),
    Buffer.from('%PDF-1.7\n'),
    Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1'),
  ];
  const flips = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 });
  return fc
    .tuple(fc.constantFrom(...contents), sometimes(0.4, flips, fc.constant([])))
    .map(([bytes, changes]) => {
      const copy = Buffer.from(bytes);
      for (const [at, byte] of changes) if (copy.length > 0) copy[at % copy.length] = byte;
      return copy;
    });
}

/** A form with a file, and what may be wrong with one. */
function multipartOf(archive, rate) {
  const field = fc.record({
    name: sometimes(rate, hostileText, fc.constantFrom('file', 'title', 'purpose', 'alt')),
    text: hostileText,
  });
  const file = fc.record({
    name: sometimes(rate, hostileText, fc.constant('file')),
    filename: sometimes(rate, hostileText, fc.constantFrom('a.png', 'archive.zip', 'notes.pdf', 'notes.txt')),
    type: sometimes(
      rate,
      fc.constantFrom(...TYPES),
      fc.constantFrom('image/png', 'application/zip', 'application/pdf'),
    ),
    bytes: fileOf(archive),
  });
  const head = (name, more = '') =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name.replace(/[\r\n"]/g, '')}"${more}\r\n`;
  return fc
    .record({
      fields: sometimes(rate * 2, fc.array(field, { maxLength: 12 }), fc.constant([])),
      files: sometimes(rate * 2, fc.array(file, { maxLength: 3 }), fc.tuple(file)),
      end: sometimes(
        rate,
        fc.constantFrom('', '\r\n', `--${BOUNDARY}`, '\0'),
        fc.constant(`--${BOUNDARY}--\r\n`),
      ),
    })
    .map(({ fields, files, end }) =>
      Buffer.concat([
        ...fields.map(({ name, text }) => Buffer.from(`${head(name)}\r\n${text}\r\n`)),
        ...files.flatMap(({ name, filename, type, bytes }) => [
          Buffer.from(
            `${head(name, `; filename="${filename.replace(/[\r\n"]/g, '')}"`)}content-type: ${type}\r\n\r\n`,
          ),
          bytes,
          Buffer.from('\r\n'),
        ]),
        Buffer.from(end),
      ]),
    );
}

function bodyOf(values, { contentType, schema }, archive, rate) {
  if (contentType === undefined)
    return sometimes(
      rate,
      fc.constantFrom('{}', 'null', '{"a":1}', 'x').map((body) => ({ body, type: TYPES[0] })),
      fc.constant({}),
    );
  if (contentType === 'multipart/form-data')
    return fc
      .tuple(multipartOf(archive, rate), sometimes(rate, fc.constantFrom(...TYPES), fc.constant(TYPES[8])))
      .map(([body, type]) => ({ body, type }));
  if (contentType === 'application/gzip')
    return fc
      .tuple(fileOf(archive), sometimes(rate, fc.constantFrom(...TYPES), fc.constant(contentType)))
      .map(([body, type]) => ({ body, type }));
  const value = sometimes(rate / 4, hostileValue, values.of(schema, { rate }));
  const text =
    contentType === 'application/json'
      ? value.map((one) => JSON.stringify(one) ?? '')
      : value.map((one) =>
          Object.entries(typeof one === 'object' ? (one ?? {}) : {})
            .map(
              ([name, inner]) =>
                `${encoded(name)}=${encoded(Array.isArray(inner) ? inner.map(asText).join(',') : asText(inner))}`,
            )
            .join('&'),
        );
  return fc
    .tuple(
      text,
      sometimes(rate / 2, fc.nat(99), fc.constant(-1)),
      sometimes(rate / 2, fc.constantFrom(...TYPES), fc.constant(contentType)),
    )
    .map(([whole, way, type]) => ({
      body: way < 0 ? whole : broken(whole)[way % broken(whole).length],
      type,
    }));
}

/** Requests of an operation: as the document asks for them, with any part of them changed. */
export function requestsOf(operation, values, archive) {
  const withRate = (rate) =>
    fc
      .record({
        path: pathOf(values, operation, rate),
        query: queryOf(values, operation, rate),
        headers: headersOf(rate),
        payload: bodyOf(values, operation, archive, rate),
      })
      .map(({ path, query, headers, payload: { body, type } }) => ({
        method: operation.method.toUpperCase(),
        path: query === '' ? path : `${path}?${query}`,
        headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
        body,
      }));
  return fc.oneof(...RATES.map(withRate));
}
