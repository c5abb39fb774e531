import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TestResponse } from '../client.js';

interface Documented {
  $ref?: string;
  content?: Record<string, unknown>;
}

type Paths = Record<string, Record<string, { responses: Record<string, Documented> }>>;

const text = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8');
const document = closed(JSON.parse(text)) as {
  paths: Paths;
  components: { responses: Record<string, Documented> };
};

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
addFormats.default(ajv);
ajv.addSchema(document, 'openapi');

/** Paths with fewer parameters first: `/api/releases/live` is not a section called "live". */
const templates = Object.keys(document.paths)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length);

/** Apart from the document, at an address that looks like one of it. */
const APART = '/api/releases/key';

/** @throws Error when the api answers one of its documented operations in a way that is not documented */
export function requireDocumented(method: string, path: string, answer: Omit<TestResponse, 'bytes'>): void {
  const address = path.split('?', 1)[0]!;
  if (address === APART) return;
  const template = templates.find(({ pattern }) => pattern.test(address))?.path;
  const operation = template === undefined ? undefined : document.paths[template]![method.toLowerCase()];
  if (!operation) return;
  const wrong = (why: string) =>
    new Error(`${method} ${template} answered ${answer.status}, ${why}: ${answer.text.slice(0, 500)}`);
  // What went wrong on our side is documented nowhere, and has the shape of every error.
  if (answer.status === 500) return requireShape('#/components/schemas/Error', answer, wrong);
  const base = `#/paths/${escape(template!)}/${method.toLowerCase()}/responses/${answer.status}`;
  const documented = operation.responses[answer.status];
  if (!documented) throw wrong('which is not documented');
  const { content } = resolve(documented);
  if (content?.['application/json'])
    requireShape(`${documented.$ref ?? base}/content/application~1json/schema`, answer, wrong);
  else if (!content && answer.text !== '') throw wrong('which is documented without a body');
}

function requireShape(
  pointer: string,
  answer: Omit<TestResponse, 'bytes'>,
  wrong: (why: string) => Error,
): void {
  const validate = ajv.getSchema(`openapi${pointer}`) as ValidateFunction;
  if (!validate(answer.body))
    throw wrong(ajv.errorsText(validate.errors, { dataVar: 'body', separator: '; ' }));
}

function resolve(documented: Documented): Documented {
  return documented.$ref ? document.components.responses[documented.$ref.split('/').at(-1)!]! : documented;
}

const escape = (path: string) => encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));

/** With every object holding what is documented and nothing else, so that no private field slips out. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, closed(inner)]));
  return copy.type === 'object' && copy.properties ? { additionalProperties: false, ...copy } : copy;
}
