import { hash } from 'node:crypto';
import type { TestApp } from '../test-app.js';

let made = 0;

/** A subscriber of the newsletter who has confirmed. */
export async function createSubscriber(
  app: TestApp,
  email = `subscriber-${(made += 1)}@example.test`,
): Promise<string> {
  await app.database.execute({
    text: `INSERT INTO subscribers (email, name, source, token, mailed_at, confirmed_at)
           VALUES ($1, 'Ines', 'landing_page', md5($1), now(), now())`,
    values: [email],
  });
  return email;
}

/** Many of them: `reader-1@example.test` and so on. */
export const createSubscribers = (app: TestApp, count: number): Promise<number> =>
  app.database.execute({
    text: `INSERT INTO subscribers (email, name, source, token, mailed_at, confirmed_at)
           SELECT 'reader-' || n || '@example.test', 'Ines', 'landing_page', 'token-' || n, now(), now()
           FROM generate_series(1, $1) n`,
    values: [count],
  });

/** Newsletters to it end, as after a report of the mail provider. */
export const suppressAddress = (app: TestApp, email: string, reason: string): Promise<number> =>
  app.database.execute({
    text: 'INSERT INTO suppressed_addresses (email_hash, reason) VALUES ($1, $2)',
    values: [hash('sha256', email), reason],
  });
