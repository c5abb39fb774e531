import type { TestResponse } from '../client.js';
import type { TestApp } from '../test-app.js';

/** A day of next year, so that it is always still to come. */
export const NEXT_MAY = `${new Date().getUTCFullYear() + 1}-05-14`;

export const CONTACT = {
  kind: 'contact',
  name: 'Rosa Lind',
  email: 'rosa@example.test',
  message: 'My receipt of March has the wrong address.',
  consent: true,
};

export const SPEAKING = {
  kind: 'speaking',
  name: 'Rosa Lind',
  email: 'rosa@example.test',
  organization: 'Hospital of the North',
  windowFrom: NEXT_MAY,
  timeZone: 'Lisbon',
  format: 'keynote',
  audience: '120 nurses and their managers',
  budget: '5000-10000',
  message: 'They should know what to ask before they sign.',
  consent: true,
};

export const CONSULTING = {
  kind: 'consulting',
  name: 'Rosa Lind',
  email: 'rosa@example.test',
  organization: 'Hospital of the North',
  format: 'conversation',
  budget: 'unknown',
  message: 'We are asked for a strategy and have three vendors at the door.',
  consent: true,
};

let senders = 0;

/** An address of its own each time, in a range of its own, as the shell server reports it. */
export function fromSomewhere(): Record<string, string> {
  senders += 1;
  return { 'x-forwarded-for': `10.${senders >> 8}.${senders & 255}.7` };
}

/** Sends an enquiry as a script in the page does. */
export const enquire = (app: TestApp, body: object, headers = fromSomewhere()): Promise<TestResponse> =>
  app.visitor().post('/api/enquiries', body, { headers });

/** Submits a form as a browser without a script does. */
export const submit = (
  app: TestApp,
  action: string,
  fields: Record<string, string>,
  headers: Record<string, string | undefined> = fromSomewhere(),
): Promise<TestResponse> =>
  app.visitor().post(action, undefined, {
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

/** Mail that was delivered to `email`, the oldest first. */
export async function mailsTo(app: TestApp, email: string) {
  await app.runJobs();
  return app.database.query<{ subject: string; body: string }>({
    text: 'SELECT subject, body FROM mail_messages WHERE recipient = $1 ORDER BY created_at',
    values: [email],
  });
}
