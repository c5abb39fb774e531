import { apiQuery, write, type Schema } from '@futurelab/platform/api';
import { requirePasskeys, signWithPasskey } from '@futurelab/platform/passkeys';
import { mutationOptions } from '@futurelab/platform/query';

export type MyPasskey = Schema<'MyPasskey'>;

export const myPasskeysQuery = apiQuery('/api/my/passkeys');

/** Makes a passkey on this device and adds it. The library comes when it is needed. */
export const passkeyAdditionMutation = mutationOptions({
  mutationFn: async (name: string) => {
    requirePasskeys();
    const [{ startRegistration }, options] = await Promise.all([
      import('@simplewebauthn/browser'),
      write('POST', '/api/my/passkeys/options'),
    ]);
    const made = await startRegistration({ optionsJSON: options as never });
    return write('POST', '/api/my/passkeys', { body: { name, response: { ...made } } });
  },
  onSettled: (_data, _error, _name, _before, { client }) =>
    client.invalidateQueries({ queryKey: myPasskeysQuery.queryKey }),
});

export const passkeyNameMutation = mutationOptions({
  mutationFn: ({ id, name }: { id: string; name: string }) =>
    write('PATCH', '/api/my/passkeys/{id}', { path: { id }, body: { name } }),
  onSettled: (_data, _error, _change, _before, { client }) =>
    client.invalidateQueries({ queryKey: myPasskeysQuery.queryKey }),
});

export const passkeyRemovalMutation = mutationOptions({
  mutationFn: (id: string) => write('DELETE', '/api/my/passkeys/{id}', { path: { id } }),
  onSettled: (_data, _error, _id, _before, { client }) =>
    client.invalidateQueries({ queryKey: myPasskeysQuery.queryKey }),
});

/** Signs this browser in with a passkey that the device finds. */
export const passkeySignInMutation = mutationOptions({
  mutationFn: async () => {
    const response = await signWithPasskey(() => write('POST', '/api/auth/passkey/options'));
    return write('POST', '/api/auth/passkey', { body: { response } });
  },
});
