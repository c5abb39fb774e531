import { SingleFlight } from './single-flight.js';

/** Reads that end when asked to. */
function controlledReads() {
  const pending: { finish: (value: string) => void; fail: (error: Error) => void }[] = [];
  const read = () =>
    new Promise<string>((resolve, reject) => {
      pending.push({ finish: resolve, fail: reject });
    });
  return { read, pending };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('Reads of one thing at one time', () => {
  it('serve people who ask while a read runs with one read that starts afterwards', async () => {
    const flight = new SingleFlight<string>();
    const { read, pending } = controlledReads();
    const first = flight.get('events', read);
    const late = [flight.get('events', read), flight.get('events', read), flight.get('events', read)];
    expect(pending).toHaveLength(1);
    pending[0]!.finish('before');
    expect(await first).toBe('before');
    await settle();
    expect(pending).toHaveLength(2);
    pending[1]!.finish('after');
    expect(await Promise.all(late)).toEqual(['after', 'after', 'after']);
  });

  it('keep nothing', async () => {
    const flight = new SingleFlight<string>();
    const { read, pending } = controlledReads();
    const first = flight.get('events', read);
    pending[0]!.finish('one');
    await first;
    await settle();
    const second = flight.get('events', read);
    expect(pending).toHaveLength(2);
    pending[1]!.finish('two');
    expect(await second).toBe('two');
  });

  it('do not mix keys', async () => {
    const flight = new SingleFlight<string>();
    const { read, pending } = controlledReads();
    const answers = [flight.get('a', read), flight.get('b', read)];
    pending[0]!.finish('A');
    pending[1]!.finish('B');
    expect(await Promise.all(answers)).toEqual(['A', 'B']);
  });

  it('pass a failure to those it concerns and go on', async () => {
    const flight = new SingleFlight<string>();
    const { read, pending } = controlledReads();
    const first = flight.get('events', read);
    const second = flight.get('events', read);
    pending[0]!.fail(new Error('away'));
    await expect(first).rejects.toThrow('away');
    await settle();
    pending[1]!.finish('back');
    expect(await second).toBe('back');
  });
});
