import { openPhone } from './phone.mjs';

/** Cookies of a member of the cast, made through the real sign-in pages. */
export async function signIn(siteUrl, name) {
  const phone = await openPhone();
  try {
    const page = await phone.context.newPage();
    await page.goto(`${siteUrl}/api/login?returnTo=/`);
    await page.getByRole('button', { name: new RegExp(`^${name} `) }).click();
    await page.waitForURL((url) => url.pathname === '/');
    return (await phone.context.cookies()).filter(({ name: cookie }) => !cookie.startsWith('dev_'));
  } finally {
    await phone.close();
  }
}

/** As a Cookie header. */
export const cookieHeader = (cookies) => cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
