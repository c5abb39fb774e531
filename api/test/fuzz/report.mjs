const CLASSES = ['2xx', '3xx', '4xx', '429', '5xx'];
const LONGEST = 2_000;

/** Whether the api failed: with 5xx, or without an answer. */
export const isFailure = ({ status }) => status === 0 || status >= 500;

/** What was answered, by operation, and every request that was answered with 5xx. */
export class Report {
  failures = [];
  #counts = new Map();
  #seen = new Map();
  #jobs = new Map();
  #last;
  #seed;
  #site;

  constructor({ seed, site }) {
    this.#seed = seed;
    this.#site = site;
  }

  count(operation, status) {
    const counts = this.#counts.get(operation) ?? Object.fromEntries(CLASSES.map((name) => [name, 0]));
    this.#counts.set(operation, counts);
    counts[status === 429 ? '429' : status === 0 ? '5xx' : `${String(status)[0]}xx`] += 1;
  }

  /** Whether another request has shown the same: the same operation, ended by the same line. */
  isKnown(found) {
    const times = this.#seen.get(signatureOf(found));
    if (times) this.#seen.set(signatureOf(found), times + 1);
    return times !== undefined;
  }

  add(found) {
    if (this.isKnown(found)) return;
    this.#seen.set(signatureOf(found), 1);
    this.failures.push(found);
    console.error(this.#describe(found));
  }

  sending(request) {
    this.#last = request;
  }

  lastRequest = () => this.#last && curlOf(this.#site, this.#last);

  /** What went wrong when the jobs were done that requests had asked for. */
  addJob(line) {
    this.#jobs.set(line.slice(0, 300).replace(/"time":"[^"]*"/, ''), line.slice(0, LONGEST));
  }

  text() {
    const rows = [...this.#counts].sort(([a], [b]) => a.split(' ')[1].localeCompare(b.split(' ')[1]));
    const total = CLASSES.map((name) => rows.reduce((sum, [, counts]) => sum + counts[name], 0));
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [
      line(['Operation', ...CLASSES]),
      line(['---', ...CLASSES.map(() => '--:')]),
      ...rows.map(([name, counts]) => line([name, ...CLASSES.map((one) => counts[one])])),
      line([`All ${rows.length}`, ...total]),
      '',
      ...this.failures.map((found) => this.#describe(found)),
      ...(this.#jobs.size > 0 ? ['Jobs failed:', ...this.#jobs.values()] : []),
      `Seed ${this.#seed}: ${total.reduce((sum, one) => sum + one, 0)} requests, ${total.at(-1)} answered with 5xx.`,
    ].join('\n');
  }

  #describe({ operation, person, request, answer, errors, blockSeed }) {
    return [
      `✗ ${operation} as ${person} (seed ${blockSeed}): ${answer.status} ${answer.bytes.toString().slice(0, 200)}`,
      curlOf(this.#site, request),
      ...errors.map((line) => line.trim().slice(0, LONGEST)),
      '',
    ].join('\n');
  }
}

function signatureOf({ operation, answer, errors }) {
  const { err = {} } = JSON.parse(errors[0] ?? '{}');
  const frame = /\bat [^\n]*(?:\/dist\/|node_modules)[^\n]*/.exec(err.stack ?? '')?.[0] ?? '';
  return [operation, answer.status, err.code, err.constraint, frame].join(' ');
}

function curlOf(site, { method, path, headers, body }) {
  const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
  const isText = body === undefined || Buffer.from(body.toString()).equals(Buffer.from(body));
  const data = isText ? body?.toString() : `base64:${Buffer.from(body).toString('base64')}`;
  return [
    `curl -g -X ${method} ${quoted(site + path)} -H "cookie: futurelab=$SESSION"`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(data === undefined ? [] : [`--data-binary ${quoted(data)}`]),
  ]
    .join(' ')
    .slice(0, LONGEST);
}
