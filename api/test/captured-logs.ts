const lines: string[] = [];
const secrets = new Set<string>();

/** Shorter values occur by chance in what a log may well say. */
const SHORTEST = 6;

/** Where the api under test writes its log. */
export const captured = { write: (line: string) => void lines.push(line) };

/** The log lines of this spec file so far. */
export const loggedLines = (): readonly string[] => lines;

/** At the end of a spec file, whose modules stay in memory. */
export function forgetLogs(): void {
  lines.length = 0;
  secrets.clear();
}

/** From now on a log line with one of these values fails the spec file. */
export function mustNotBeLogged(...values: (string | null | undefined)[]): void {
  for (const value of values) if (value && value.length >= SHORTEST) secrets.add(value);
}

const SECRET_PARAMETERS = ['code', 'token'];

/** What someone sends: our cookies, what proves something in a query, and whatever they wrote. */
export function excludeFromLogs(path: string, body: unknown, cookies: Map<string, string>): void {
  const query = new URLSearchParams(path.split('?', 2)[1]);
  for (const [name, value] of cookies) if (name.startsWith('futurelab')) mustNotBeLogged(value);
  for (const [name, value] of query) if (SECRET_PARAMETERS.includes(name)) mustNotBeLogged(value);
  // Lists have a `state` too, which is a plain word; beside a code it is the secret of a sign-in.
  if (query.has('code')) mustNotBeLogged(query.get('state'));
  mustNotBeLogged(...textsOf([...query.values()]), ...textsOf(body));
}

/** Where a log line holds a value that it may not: the value and the beginning of the line. */
export function leaks(): string[] {
  return [...secrets].flatMap((secret) =>
    lines.filter((line) => line.includes(secret)).map((line) => `${secret} in ${line.slice(0, 240)}`),
  );
}

/** What a person wrote, as opposed to ids and choices, has a space or an @ in it. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /[ @]/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
