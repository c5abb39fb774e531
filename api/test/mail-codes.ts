import { mustNotBeLogged } from './captured-logs.js';
import type { Client } from './client.js';
import type { TestApp } from './test-app.js';

/** The code in the newest mail to this address. */
export async function codeMailedTo(
  app: TestApp,
  email: string,
  subject = 'Your FutureLab sign-in code',
): Promise<string> {
  await app.runJobs();
  const mail = await app.database.one<{ body: string }>({
    text: `SELECT body FROM mail_messages WHERE recipient = $1 AND subject = $2
           ORDER BY created_at DESC LIMIT 1`,
    values: [email, subject],
  });
  const code = /^\d{6}$/m.exec(mail!.body)![0];
  mustNotBeLogged(code);
  return code;
}

/** Another code than this one. */
export const notCode = (code: string, by = 1): string =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0');

/** Signs in with a code, as a browser does in two steps. */
export async function signInByMail(app: TestApp, client: Client, email: string, joins?: boolean) {
  await client.post('/api/auth/code', { email });
  const code = await codeMailedTo(app, email);
  return client.post('/api/auth/code/verify', { email, code, ...(joins && { joins }) });
}
