import { startSecondShell } from '../fixtures/servers/second-shell';
import { expect, test } from '../fixtures/test';

const VISITORS = 60;

test('A shell server that is told to stop answers whoever still reaches it', async () => {
  const shell = await startSecondShell({ settings: { DRAIN_MS: '0' } });
  const seen = new Map<number, number>();
  let busy: () => void;
  const untilBusy = new Promise<void>((resolve) => (busy = resolve));
  /** Asks, each time on a connection of their own, until nobody listens. */
  const visit = async (): Promise<void> => {
    for (;;) {
      const answer = await fetch(`${shell.url}/about`, { headers: { connection: 'close' } }).catch(
        () => null,
      );
      if (!answer) return;
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
      if (seen.get(200) === VISITORS) busy();
    }
  };
  const visits = Array.from({ length: VISITORS }, visit);
  await untilBusy;
  await shell.stop();
  await Promise.all(visits);

  expect([...seen.keys()], `answers: ${JSON.stringify([...seen])}`).toEqual([200]);
});
