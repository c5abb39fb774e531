import { readdir, readFile } from 'node:fs/promises';
import { load, YAMLException } from 'js-yaml';
import { z } from 'zod';
import { ApiError, type ErrorDetails } from '../../../core/errors/errors.js';
import { validBody } from '../../../core/validation/validation.js';

/** `api/seed`, beside the sources as well as beside what is built of them. */
export const SEED_FOLDER = new URL('../../../../seed/', import.meta.url);

/** Each problem says in which file and field it is. */
export class SeedFileError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

const places = new WeakMap<object, string>();

/** Where an item was read: "seed/development/groups.yaml, item 3". */
export const placeOf = (item: object): string => places.get(item) ?? 'seed';

/** A copy of an item was read where the item was. */
export function placeLike<T extends object>(item: object, copy: T): T {
  places.set(copy, placeOf(item));
  return copy;
}

/** The names of the YAML files of a folder, without their ending. */
export async function namesIn(folder: string): Promise<string[]> {
  const files = await readdir(new URL(`${folder}/`, SEED_FOLDER));
  return files
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .sort();
}

/** A file such as `development/groups`, as `check` gives it back. @throws SeedFileError */
export async function readSeedFile<T>(name: string, check: (value: unknown) => T | Promise<T>): Promise<T> {
  const place = `seed/${name}.yaml`;
  try {
    const content = await check(load(await readFile(new URL(`${name}.yaml`, SEED_FOLDER), 'utf8')));
    if (typeof content === 'object' && content !== null) places.set(content, place);
    return content;
  } catch (error) {
    throw refusal(place, error);
  }
}

/** Work on an item that was read. @throws SeedFileError for what is wrong with it */
export const working = async <T>(item: object, work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw refusal(placeOf(item), error);
  });

const refusal = (place: string, error: unknown) =>
  new SeedFileError(problemsIn(error).map((problem) => `${place}, ${problem}`));

/** A file that is a list, each item of it as `check` gives it back. @throws SeedFileError */
export const readList = <T extends object>(
  name: string,
  check: (item: Record<string, unknown>) => T | Promise<T>,
): Promise<T[]> =>
  readSeedFile(name, async (value) => {
    const items = z.array(z.record(z.string(), z.unknown()), 'This has to be a list.').parse(value);
    const checked = await Promise.allSettled(items.map(async (item) => check(item)));
    const problems = checked.flatMap((one, index) =>
      one.status === 'rejected'
        ? problemsIn(one.reason).map((problem) => `item ${index + 1}, ${problem}`)
        : [],
    );
    if (problems.length > 0) throw new SeedFileError(problems);
    return checked.map((one, index) => {
      const item = (one as PromiseFulfilledResult<T>).value;
      places.set(item, `seed/${name}.yaml, item ${index + 1}`);
      return item;
    });
  });

/** A file that is a list, each item of it as a body of this class. @throws SeedFileError */
export const readItems = <T extends object>(name: string, type: new () => T): Promise<T[]> =>
  readList(name, (item) => validBody(type, item));

/** What is wrong, a line each, beginning with the field. */
function problemsIn(error: unknown): string[] {
  if (error instanceof SeedFileError) return error.message.split('\n');
  if (error instanceof YAMLException) return [`line ${(error.mark?.line ?? 0) + 1}: ${error.reason}`];
  if (error instanceof ApiError && error.details) return linesOf(error.details);
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) => `${path.join('.') || 'all of it'}: ${message}`);
  return [error instanceof Error ? error.message : String(error)];
}

const linesOf = (details: ErrorDetails) =>
  Object.entries(details).map(
    ([field, messages]) => `${field.replace(/^document\./, '')}: ${messages.join(' ')}`,
  );
