import { apiQuery, write } from '@futurelab/platform/api';
import { signWithPasskey } from '@futurelab/platform/passkeys';
import { mutationOptions } from '@futurelab/platform/query';

/** The ways to confirm it, read anew each time: a passkey may have been added since. */
export const reauthenticationQuery = {
  ...apiQuery('/api/my/reauthentication'),
  staleTime: 0,
  gcTime: 0,
};

/** Emails six digits to the member's own address, which work in this browser alone. */
export const confirmationCodeMutation = mutationOptions({
  mutationFn: () => write('POST', '/api/my/reauthentication/code'),
});

export const confirmationByCode = mutationOptions({
  mutationFn: (code: string) => write('POST', '/api/my/reauthentication/code/verify', { body: { code } }),
});

export const confirmationByPasskey = mutationOptions({
  mutationFn: async () => {
    const response = await signWithPasskey(() => write('POST', '/api/my/reauthentication/passkey/options'));
    return write('POST', '/api/my/reauthentication/passkey', { body: { response } });
  },
});
