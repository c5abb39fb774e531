import type { TestResponse, Client } from './client.js';

export interface SignInOptions {
  returnTo?: string;
  /** What is pressed on the development provider's page; the cast by `subject`. */
  choose: Record<string, string>;
}

/** Goes through a whole sign-in as a browser would; ends where the browser would show a page of the site. */
export async function signIn(client: Client, { returnTo, choose }: SignInOptions) {
  const callback = await callbackOf(client, { returnTo, choose });
  return client.follow(callback);
}

/** The address the provider sends the browser back to, not yet visited. */
export async function callbackOf(client: Client, { returnTo, choose }: SignInOptions): Promise<string> {
  const query = returnTo === undefined ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;
  const page = await client.follow(`/api/login${query}`);
  const answer = await client.post(page.path, undefined, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(choose).toString(),
  });
  const resumed = await client.get(locationOf(answer));
  return locationOf(resumed);
}

/** Where an answer redirects to, on our own site. */
export function locationOf(answer: TestResponse): string {
  const location = answer.headers.location;
  if (location === undefined)
    throw new Error(`No redirect but ${answer.status}: ${answer.text.slice(0, 300)}`);
  const url = new URL(location, 'http://localhost:3000');
  return url.origin === 'http://localhost:3000' ? url.pathname + url.search + url.hash : url.href;
}
