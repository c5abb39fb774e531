import { write } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

/** Mails six digits that work in this browser alone. */
export const mailCodeMutation = mutationOptions({
  mutationFn: (email: string) => write('POST', '/api/auth/code', { body: { email } }),
});

/** Signs this browser in. The next page is loaded anew, so nothing that is here has to be asked for again. */
export const mailCodeVerification = mutationOptions({
  mutationFn: (body: { email: string; code: string; joins?: boolean }) =>
    write('POST', '/api/auth/code/verify', { body }),
});
