import { visit, delayScripts } from '../../fixtures/hydration';
import { siteUrl } from '../../fixtures/product';
import { expect, test } from '../../fixtures/test';
import { chooseIdentity, signInThroughPages } from '../../fixtures/sign-in';

const ERRORS = {
  oauth_cancelled: 'Authentication was cancelled. Please try again.',
  oauth_failed: 'Authentication failed. Please try again.',
  user_creation_failed: 'Failed to create user account. Please try again.',
  oauth_callback_failed: 'Authentication callback failed. Please try again.',
  something_new: 'An error occurred during authentication.',
};

test('The login page lists the providers of the server and the documents to read', async ({ page }) => {
  await visit(page, '/login');
  const { providers } = (await (await page.request.get('/api/auth/providers')).json()) as {
    providers: { name: string }[];
  };
  const main = page.getByRole('main');
  await expect(page).toHaveTitle(/Welcome to FutureLab/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Welcome to FutureLab');
  for (const { name } of providers)
    await expect(main.getByRole('button', { name: `Continue with ${name}`, exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Continue with the default provider' })).toBeVisible();
  for (const path of ['/terms', '/privacy', '/'])
    await expect(main.locator(`a[href="${path}"]`)).toBeVisible();
});

for (const [code, message] of Object.entries(ERRORS)) {
  test(`The login page explains the error ${code}`, async ({ page }) => {
    await visit(page, `/login?error=${code}`);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(message);
  });
}

test('A provider that was pressed says Connecting... and disables every other way', async ({ page }) => {
  // An answer without content leaves the page where it is, as one that has not come yet does.
  await page.route('**/auth/**', (route) => route.fulfill({ status: 204 }));
  await visit(page, '/login');
  const buttons = page.getByRole('main').getByRole('button', { name: /^(Continue|Connecting)/ });
  await buttons.first().click();
  await expect(buttons.first()).toHaveText(/Connecting\.\.\./);
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
});

test('A provider that was pressed before the page was hydrated is followed, and later marked as the one used last', async ({
  page,
}) => {
  const buttons = page.getByRole('main').getByRole('button', { name: /^(Continue|Connecting)/ });
  await page.route('**/auth/**', (route) => route.fulfill({ status: 204 }));
  const pressed = await delayScripts(page);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await buttons.first().click();
  pressed();
  await expect(buttons.first()).toHaveText(/Connecting\.\.\./);
  for (const button of await buttons.all()) await expect(button).toBeDisabled();

  await page.goto('/login');
  await expect(page.getByText('Last used')).toHaveCount(1);
});

test('Signing in needs no script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl() });
  const page = await context.newPage();
  await page.goto('/login?returnTo=/courses');
  await page.getByRole('button', { name: 'Continue with the default provider' }).click();
  await page.getByRole('button', { name: /^Leo / }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/courses');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toHaveCount(0);
  await context.close();
});

test('A visitor who cancels at the provider comes back to the login page and reads why', async ({ page }) => {
  await visit(page, '/login');
  await page.getByRole('button', { name: 'Continue with the default provider' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/login\?error=oauth_cancelled/);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(ERRORS.oauth_cancelled);
});

test('Signing in as Maya shows her home', async ({ page }) => {
  await signInThroughPages(page, 'Maya');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
});

test('Signing in from a page leads back to that page', async ({ page }) => {
  await visit(page, '/courses');
  await page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }).click();
  await chooseIdentity(page, 'Leo');
  await expect(page).toHaveURL((url) => url.pathname === '/courses');
});

test('A member who opens the login page is sent home', async ({ page, signInAs }) => {
  await signInAs('Maya');
  await visit(page, '/login');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('After one person has signed out, another signs in with the same browser', async ({ page }) => {
  await signInThroughPages(page, 'Leo');
  await page.goto('/api/logout');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Join the Community' })).toBeVisible();
  await signInThroughPages(page, 'Maya');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
});

test('Signing out ends the session and shows the landing page', async ({ page, consoleGuard }) => {
  // What the page that is left was just asking for.
  consoleGuard.expect(/Failed to load resource.*401/);
  await signInThroughPages(page, 'Leo');
  await page.getByRole('button', { name: /^Your menu/ }).click();
  await page.getByRole('link', { name: 'Log out' }).first().click();
  await expect(page.getByRole('link', { name: 'Join the Community' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});
