import { repeat } from './repeat.js';

describe('What is repeated', () => {
  it('goes on after a turn that failed, which is reported', async () => {
    const reported: string[] = [];
    let turns = 0;
    let third!: () => void;
    const thirdTurn = new Promise<void>((resolve) => (third = resolve));
    const work = async () => {
      turns += 1;
      if (turns === 3) third();
      throw new Error(`turn ${turns}`);
    };
    const stop = repeat(work, { everyMs: 1, onError: (error) => reported.push((error as Error).message) });
    await thirdTurn;
    await stop();
    expect(reported).toEqual(['turn 1', 'turn 2', 'turn 3']);
  });

  it('is stopped when the turn under way is over', async () => {
    let finish!: () => void;
    let turns = 0;
    const work = () => {
      turns += 1;
      return new Promise<void>((resolve) => (finish = resolve));
    };
    const stop = repeat(work, { everyMs: 0, onError: () => undefined });
    let stopped = false;
    const stopping = stop().then(() => (stopped = true));
    await Promise.resolve();
    expect(stopped).toBe(false);
    finish();
    await stopping;
    expect(turns).toBe(1);
  });
});
