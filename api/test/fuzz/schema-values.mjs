import fc from 'fast-check';
import { hostileValue } from './hostile-values.mjs';
import { sometimes } from './sometimes.mjs';

const ABSENT = Symbol('absent');
const DAY_MS = 86_400_000;
const texts = [
  'Plans for spring',
  'A question about *tone*',
  '## Notes\n\n- one\n- two',
  'Ωραία',
  'ok',
  '@leo hello',
];

const dates = fc.integer({ min: -40, max: 400 }).map((days) => new Date(Date.now() + days * DAY_MS));
const day = dates.map((date) => date.toISOString().slice(0, 10));
const moment = dates.map((date) => date.toISOString());

/** What the document calls a text alone. */
const NAMED = [
  [
    /(At|^since)$/,
    fc.oneof(
      dates.map((date) => date.toISOString().slice(0, 16)),
      moment,
    ),
  ],
  [/(On|^until|^from|^to|^day)$/, day],
  [/^month$/, day.map((text) => text.slice(0, 7))],
  [/timeZone$/i, fc.constantFrom('Europe/Lisbon', 'America/New_York', 'UTC')],
  [/^(consent|confirmed)$/, fc.constant('on')],
  [/^card$/, fc.constantFrom('4242424242424242', 'works', 'ok')],
  [/^website$/, fc.constant('')],
  // Nothing listens there; the keys are those of RFC 8291.
  [/^endpoint$/, fc.nat(5).map((number) => `http://127.0.0.1:9/${number}`)],
  [
    /^p256dh$/,
    fc.constant('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  ],
  [/^auth$/, fc.constant('BTBZMqHH6r4Tts7J_aSIgg')],
];

/** One of what exists under this name, as it is when the request is made. */
export const knownValue = (known, name, place, otherwise, options) =>
  fc.tuple(fc.nat(99), fc.nat(9_999)).chain(([which, index]) => {
    const lists = known.for(name, place, options);
    const list = lists[which % Math.max(lists.length, 1)];
    return list ? fc.constant(list[index % list.length]) : otherwise;
  });

/** Values as a schema of the document asks for them, any part of which is hostile as often as `rate` says. */
export class SchemaValues {
  constructor(document, known) {
    this.document = document;
    this.known = known;
  }

  of(schema, { name = '', place = '', rate = 0, depth = 0 } = {}) {
    const valid = this.#valid(schema ?? {}, { name, place, rate, depth });
    return sometimes(rate, hostileValue, valid);
  }

  #valid(schema, context) {
    const { name, place } = context;
    if (schema.$ref) return this.#valid(this.#resolve(schema), context);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const choices = schema.oneOf ?? schema.anyOf;
    if (choices) return fc.oneof(...choices.map((choice) => this.of(choice, context)));
    if (schema.allOf)
      return fc
        .tuple(...schema.allOf.map((part) => this.#valid(part, context)))
        .map((parts) => Object.assign({}, ...parts));
    if (Array.isArray(schema.type))
      return fc.oneof(...schema.type.map((type) => this.#valid({ ...schema, type }, context)));
    switch (schema.type) {
      case 'null':
        return fc.constant(null);
      case 'boolean':
        return fc.boolean();
      case 'integer':
      case 'number':
        if (/version$/i.test(name)) return fc.integer({ min: 0, max: 3 });
        return fc.oneof(
          knownValue(this.known, name, place, fc.integer({ min: 1, max: 5 })),
          fc.integer({ min: schema.minimum ?? 0, max: Math.max(schema.maximum ?? 20, schema.minimum ?? 0) }),
        );
      case 'array':
        return fc.array(
          this.of(schema.items, { ...context, name: name.replace(/s$/, ''), depth: context.depth + 1 }),
          {
            minLength: schema.minItems ?? 0,
            maxLength: Math.max(Math.min(schema.maxItems ?? 3, 4), schema.minItems ?? 0),
          },
        );
      case 'string':
        return this.#text(schema, context);
      default:
        return this.#object(schema, context);
    }
  }

  #object({ properties = {}, required = [], additionalProperties }, context) {
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [
        name,
        required.includes(name)
          ? this.of(schema, { ...context, name, depth: context.depth + 1 })
          : sometimes(
              schema.share ?? 0.35,
              this.of(schema, { ...context, name, depth: context.depth + 1 }),
              fc.constant(ABSENT),
            ),
      ]),
    );
    const object = fc
      .record(fields, { noNullPrototype: true })
      .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ABSENT)));
    if (!additionalProperties || context.depth > 4) return object;
    const more = fc.dictionary(
      fc.constantFrom('a', 'hero', 'title', 'toString'),
      this.of(additionalProperties === true ? {} : additionalProperties, {
        ...context,
        depth: context.depth + 1,
      }),
      { maxKeys: 3, noNullPrototype: true },
    );
    return fc.tuple(object, more).map(([own, other]) => ({ ...other, ...own }));
  }

  #text({ format, pattern, minLength = 0, maxLength = 200, example }, { name, place }) {
    const plain = fc
      .constantFrom(...texts)
      .map((text) => text.padEnd(minLength, '.').slice(0, Math.max(maxLength, minLength)));
    const fitting =
      {
        uuid: fc.uuid({ version: 4 }),
        date: day,
        'date-time': moment,
        email: fc.nat(50).map((number) => `person${number}@example.test`),
        uri: fc.constantFrom('https://example.test/page?a=1', 'https://example.test/'),
      }[format] ?? (pattern ? fc.stringMatching(new RegExp(pattern)) : plain);
    const named = NAMED.find(([pattern]) => pattern.test(name))?.[1];
    if (named && format !== 'uuid')
      return fc.oneof({ weight: 5, arbitrary: named }, { weight: 1, arbitrary: plain });
    const isUuid = format === 'uuid' || (/(^id|Ids?)$/.test(name) && place === '');
    const known = knownValue(this.known, name, place, fitting, { isUuid }).map((value) =>
      typeof value === 'string' ? value.slice(0, maxLength) : value,
    );
    const choices = isUuid || place !== '' ? [fitting, known, known, known] : [fitting, known];
    if (typeof example === 'string') choices.push(fc.constant(example));
    return fc.oneof(...choices);
  }

  #resolve({ $ref }) {
    return this.document.components.schemas[$ref.split('/').at(-1)];
  }
}
