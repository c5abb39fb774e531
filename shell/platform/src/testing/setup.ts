// A machine that has other things to do is no failure.
jest.setTimeout(30_000);

// A race fails no run: what passes at the second try is listed as flaky.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });

// What jsdom does not have.
globalThis.matchMedia ??= (query: string) => ({ matches: false, media: query }) as MediaQueryList;
if (typeof Element !== 'undefined') Element.prototype.animate ??= () => ({}) as Animation;

/** A component that complains to the console is broken: the test that saw it fails. */
let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...text: unknown[]) => complaints.push(text));
});

afterEach(() => {
  const spy = console.error as unknown as jest.Mock;
  const unexpected = complaints;
  spy.mockRestore?.();
  if (unexpected.length > 0)
    throw new Error(`Unexpected console.error: ${unexpected.map(String).join('\n')}`);
});

/** Call when a test means the code to complain; returns what was said. */
export function expectConsoleErrors(): unknown[][] {
  const messages = complaints;
  complaints = [];
  return messages;
}
