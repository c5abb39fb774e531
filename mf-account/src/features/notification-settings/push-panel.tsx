import { ApiError } from '@futurelab/platform/api';
import { canPush, pushEndpoint, turnPushOff, turnPushOn } from '@futurelab/platform/push';
import { useMutation } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { Button } from '@futurelab/platform/ui';
import { useEffect, useState } from 'react';
import {
  pushRemovalMutation,
  pushSubscriptionMutation,
  pushTestMutation,
} from '../../queries/account/notification-settings';
import styles from './notification-settings.module.css';

type State = 'unknown' | 'unsupported' | 'off' | { endpoint: string };

/** Turns pushing on or off for this browser, and tries it out. */
export function PushPanel({ pushKey }: { pushKey: string | null }) {
  const { user } = useSession();
  const [state, setState] = useState<State>('unknown');
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const save = useMutation(pushSubscriptionMutation);
  const remove = useMutation(pushRemovalMutation);
  const test = useMutation(pushTestMutation);
  const userId = user?.id;

  useEffect(() => {
    if (!userId) return;
    let left = false;
    const find = async (): Promise<State> => {
      if (!canPush()) return 'unsupported';
      const endpoint = await pushEndpoint(userId).catch(() => null);
      return endpoint ? { endpoint } : 'off';
    };
    void find().then((found) => !left && setState(found));
    return () => {
      left = true;
    };
  }, [userId]);

  /** Says what went wrong. */
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setText('');
    try {
      await work();
    } catch (error) {
      const reason = error instanceof ApiError ? error.explanation : undefined;
      setText(reason ?? 'That didn’t work. Check your connection and try again.');
    }
    setBusy(false);
  };
  const turnOn = () =>
    attempt(async () => {
      const endpoint = await turnPushOn(userId!, pushKey!, (target) => save.mutateAsync(target));
      if (endpoint === null)
        setText('Notifications are blocked. Allow them for this site in your browser settings.');
      else setState({ endpoint });
    });
  const turnOff = (endpoint: string) =>
    attempt(async () => {
      await remove.mutateAsync(endpoint);
      await turnPushOff();
      setState('off');
    });
  const tryOut = (endpoint: string) =>
    attempt(async () => {
      await test.mutateAsync(endpoint);
      setText('Sent. It should arrive in a few seconds.');
    });

  return (
    <div className={styles.part}>
      <h3>This browser</h3>
      {pushKey === null ? (
        <p>This site doesn’t send push notifications.</p>
      ) : (
        <>
          <p>{explain(state)}</p>
          <div className={styles.ways}>
            {state === 'off' && (
              <Button variant="secondary" busy={busy} onClick={() => void turnOn()}>
                {' '}
                Turn on push{' '}
              </Button>
            )}
            {typeof state === 'object' && (
              <>
                <Button variant="secondary" busy={busy} onClick={() => void tryOut(state.endpoint)}>
                  {' '}
                  Send a test{' '}
                </Button>
                <Button variant="quiet" disabled={busy} onClick={() => void turnOff(state.endpoint)}>
                  {' '}
                  Turn off push{' '}
                </Button>
              </>
            )}
          </div>
          <p role="status">{text}</p>
        </>
      )}
    </div>
  );
}

function explain(state: State): string {
  if (state === 'unsupported') return 'This browser doesn’t support push notifications.';
  if (typeof state === 'object') return 'Push notifications are on in this browser while you’re signed in.';
  return 'Push notifications are off in this browser.';
}
