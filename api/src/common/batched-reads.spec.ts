import { BatchedReads } from './batched-reads.js';

/** Reads that end when told to; remembers which keys each of them was for. */
function controlledReads() {
  const asked: string[][] = [];
  const finish: ((error?: Error) => void)[] = [];
  const reads = new BatchedReads<string, string>(
    (key) => key,
    (keys) => {
      asked.push([...keys]);
      return new Promise((resolve, reject) => {
        finish.push((error) => {
          if (error) reject(error);
          else resolve(keys.map((key) => (key === 'none' ? undefined : key.toUpperCase())));
        });
      });
    },
  );
  return { reads, asked, finish };
}

describe('Batched reads', () => {
  it('start at once for those who come alone, and together, the same thing once, for those who had to wait', async () => {
    const { reads, asked, finish } = controlledReads();
    const answers = ['a', 'b', 'c', 'none', 'c'].map((key) => reads.get(key));
    expect(asked).toEqual([['a'], ['b']]);
    finish[0]!();
    expect(await answers[0]).toBe('A');
    expect(asked).toEqual([['a'], ['b'], ['c', 'none']]);
    finish[1]!();
    finish[2]!();
    expect(await Promise.all(answers)).toEqual(['A', 'B', 'C', undefined, 'C']);
  });

  it('never answer with what was read before the question', async () => {
    const { reads, asked, finish } = controlledReads();
    const first = reads.get('a');
    finish[0]!();
    await first;
    const second = reads.get('a');
    expect(asked).toEqual([['a'], ['a']]);
    finish[1]!();
    expect(await second).toBe('A');
  });

  it('pass a failure to those it concerns and go on', async () => {
    const { reads, finish } = controlledReads();
    const answers = ['a', 'b', 'c'].map((key) => reads.get(key));
    finish[0]!(new Error('away'));
    await expect(answers[0]).rejects.toThrow('away');
    finish[1]!();
    finish[2]!();
    expect(await Promise.all(answers.slice(1))).toEqual(['B', 'C']);
  });
});
