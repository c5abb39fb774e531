import { readFileSync } from 'node:fs';
import { MULTILINE, ONE_LINE } from '../../src/core/validation/validation.js';
import { UNSUPPORTED_CHARACTERS } from '#platform/text/index';
import { fieldsOf, nameOf, problemsWith, requestClasses } from './request-classes.js';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}
interface Document {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
  components: { schemas: Record<string, Schema> };
}

const document = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as Document;

/** The names of what requests bring, nested parts included. */
function bodiesOf({ paths, components }: Document): Set<string> {
  const names = new Set<string>();
  const walk = ({ $ref, properties, items, allOf, anyOf, oneOf }: Schema) => {
    const name = $ref?.split('/').at(-1);
    if (name !== undefined && !names.has(name)) {
      names.add(name);
      walk(components.schemas[name]!);
    }
    const parts = [...(allOf ?? []), ...(anyOf ?? []), ...(oneOf ?? []), ...Object.values(properties ?? {})];
    for (const part of items ? [...parts, items] : parts) walk(part);
  };
  for (const { requestBody } of Object.values(paths).flatMap((methods) => Object.values(methods)))
    for (const { schema } of Object.values(requestBody?.content ?? {})) walk(schema);
  return names;
}

const classes = new Map(requestClasses.map((target) => [nameOf(target), target]));

/** Filled by programs alone, and never stored. */
const HONEYPOT = 'website';

/** These have no room for other characters than their own. */
const CLOSED = ['isIn', 'isUuid', 'matches', 'equals', 'timeZone', 'isAgenda'];

const texts = [...bodiesOf(document)]
  .flatMap((name) => {
    const target = classes.get(name);
    return target
      ? fieldsOf(target).map(({ field, rules }) => ({
          target,
          body: name,
          field,
          rules: rules.map((rule) => rule.name),
        }))
      : [];
  })
  .filter(({ rules }) => rules.some((rule) => ['isString', 'maxLength', ONE_LINE, MULTILINE].includes(rule)));

const lines = texts.filter(({ rules }) => rules.includes(ONE_LINE));

describe('A field for text', () => {
  it('says whether it is one line, in every body', () => {
    const unruled = texts.filter(
      ({ field, rules }) =>
        field !== HONEYPOT && !rules.some((rule) => [...CLOSED, ONE_LINE, MULTILINE].includes(rule)),
    );
    expect(texts.length).toBeGreaterThan(50);
    expect(unruled.map(({ body, field }) => `${body}.${field}`)).toEqual([]);
  });

  it.each(lines.map(({ body, field, target }) => [`${body}.${field}`, field, target] as const))(
    'of one line, %s, takes no line break and no direction override',
    async (_, field, target) => {
      for (const value of ['one\ntwo', 'Maya\u202egnp', 'one\ttwo', 'one\u2028two']) {
        const refusal = await Promise.all([
          problemsWith(target, { [field]: value }),
          problemsWith(target, { [field]: [value] }),
        ]);
        expect(refusal.flatMap((problems) => problems[field] ?? [])).toContain(UNSUPPORTED_CHARACTERS);
      }
    },
  );
});
