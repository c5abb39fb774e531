import type { Access, MenuGroup } from '@futurelab/platform/contract';
import { ThemeProvider } from '@futurelab/platform/theme';
import {
  act,
  ada,
  expectConsoleErrors,
  leo,
  maya,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
} from '@futurelab/platform/testing';
import { setReplacement, type CurrentUser } from '@futurelab/platform/session';
import type { RemoteSnapshot } from '../../app/page-data';
import { Suspense } from 'react';
import { Rail, TabBar } from './frame/lazy-frame';
import { SiteLayout } from './site-layout';

const PLACES: [path: string, access: Access, group: MenuGroup, label: string][] = [
  ['/about', 'public', 'about', 'About'],
  ['/services', 'public', 'services', 'AI Services'],
  ['/learn', 'public', 'learn', 'Learning Hub'],
  ['/groups', 'public', 'community', 'Interest Groups'],
  ['/contact', 'public', 'header', 'Contact'],
  ['/profile', 'member', 'personal', 'Profile'],
  ['/admin', 'admin', 'personal', 'Admin'],
  ['/dashboard', 'public', 'personal-hpc', 'Dashboard'],
  ['/account/notifications', 'member', 'account', 'Settings'],
  ['/account/membership', 'member', 'account', 'Membership'],
  ['/subscribe', 'public', 'visitor-action', 'HPC Pro'],
  ['/subscribe', 'public', 'member-action', 'Join HPC'],
  ['/courses', 'public', 'footer-learn', 'Courses'],
  ['/terms', 'public', 'footer-base', 'Terms'],
  ['/privacy', 'public', 'footer-base', 'Privacy'],
];
const release: RemoteSnapshot = {
  app: 'mf-learning',
  release: 'r1',
  globalName: 'mf_learning_r1',
  folder: '/mfe/mf-learning/r1/',
  entry: 'remoteEntry.js',
  integrity: '',
  routes: PLACES.map(([path, access, group, label], order) => ({
    path,
    page: 'page',
    title: label,
    access,
    menu: [{ group, label, order, search: path === '/subscribe' ? '?membership=hpc' : undefined }],
  })),
  previous: null,
  disabled: false,
  reason: 'live',
};

function open(user: CurrentUser | null, at = '/learn', releases = [release]) {
  const rendered = renderPage(
    <ThemeProvider initial="system">
      <SiteLayout releases={releases} />
    </ThemeProvider>,
    { user, at },
  );
  expect(expectConsoleErrors()).toEqual([['ChatBase chatbotId is required']]);
  return rendered;
}

/** The frame's code is there, as it is before a member's page hydrates. */
beforeAll(async () => {
  const { unmount } = renderPage(
    <ThemeProvider initial="system">
      <Suspense>
        <Rail user={maya} name="Maya" links={[]} />
        <TabBar links={[]} section={undefined} />
      </Suspense>
    </ThemeProvider>,
  );
  await screen.findByRole('navigation', { name: 'Shortcuts' });
  unmount();
});

const header = () => within(screen.getByRole('banner'));
const sideMenu = () => within(document.getElementById('site-menu')!);

test('A visitor can log in, join and reach everything public', () => {
  open(null, '/courses?q=ethics');
  expect(header().getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/api/login?returnTo=%2Fcourses%3Fq%3Dethics',
  );
  expect(header().getByRole('link', { name: 'HPC Pro' })).toHaveAttribute(
    'href',
    '/subscribe?membership=hpc',
  );
  expect(header().queryByRole('button', { name: 'Community' })).toBeNull();
  expect(header().getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
});

test('Signing in from the login page comes home', () => {
  open(null, '/login?error=oauth_failed');
  expect(header().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/api/login?returnTo=%2F');
});

test('A signed-in person who is no member can join, and can log out on every screen', () => {
  open(leo);
  expect(header().getByRole('link', { name: 'Join HPC' })).toBeVisible();
  expect(header().queryByText('HPC')).toBeNull();
  expect(header().getByRole('link', { name: 'Log out', hidden: true })).toHaveAttribute(
    'href',
    '/api/logout',
  );
  expect(sideMenu().getByRole('link', { name: 'Log out', hidden: true })).toHaveAttribute(
    'href',
    '/api/logout',
  );
});

test('A member has the badge and the dashboard, and is not asked to join', () => {
  open(maya);
  expect(header().getAllByRole('link', { name: 'HPC, FutureLab Pro', hidden: true })[0]).toHaveAttribute(
    'href',
    '/account/membership',
  );
  for (const name of ['Settings', 'Membership'])
    for (const menu of [header(), sideMenu()])
      expect(menu.getByRole('link', { name, hidden: true })).toBeInTheDocument();
  expect(header().queryByRole('link', { name: 'Join HPC' })).toBeNull();
  expect(sideMenu().getByRole('link', { name: 'Dashboard', hidden: true })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  expect(sideMenu().queryByRole('link', { name: 'Admin', hidden: true })).toBeNull();
});

test('An admin finds Admin in the header and in the side menu', () => {
  open(ada);
  expect(header().getByRole('link', { name: 'Admin', hidden: true })).toHaveAttribute('href', '/admin');
  expect(sideMenu().getByRole('link', { name: 'Admin', hidden: true })).toHaveAttribute('href', '/admin');
});

test('Every menu opens without JavaScript: its button names the popover it opens', () => {
  open(ada);
  const buttons = header().getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'About',
    'Services',
    'Learn',
    'Community',
    'Your menu, Ada Lindqvist',
    'Open menu',
  ]);
  for (const button of buttons) {
    const target = document.getElementById(button.getAttribute('popovertarget')!);
    expect(target).toHaveAttribute('popover', 'auto');
  }
});

test('Personal links and the account’s are for members, and the dashboard for the side menu of HPC members', () => {
  open(maya);
  const addresses = (menu: HTMLElement) =>
    within(menu)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'));
  expect(addresses(document.getElementById('menu-personal')!)).toEqual([
    '/account/membership',
    '/profile',
    '/account/notifications',
    '/account/membership',
    '/api/logout',
  ]);
  const groups = sideMenu()
    .getAllByRole('region', { hidden: true })
    .map((group) => `${group.getAttribute('aria-label')}: ${addresses(group).join(' ')}`);
  expect(groups).toEqual([
    'About: /about',
    'Services: /services',
    'Learn: /learn',
    'Community: /groups',
    'Personal: /dashboard /profile',
    'Account: /account/notifications /account/membership',
  ]);
});

test('A menu without a link is not there', () => {
  open(leo, '/learn', []);
  expect(header().getAllByRole('button')).toHaveLength(2);
  expect(sideMenu().queryByRole('region', { hidden: true })).toBeNull();
  expect(screen.getByRole('contentinfo').querySelector('h2')).toBeNull();
});

test('The page being shown is marked, whatever its query', () => {
  open(null, '/learn?intent=meet');
  const marked = [...document.querySelectorAll('[aria-current=page]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(new Set(marked)).toEqual(new Set(['/learn']));
});

test('The first stop of the keyboard leads past the menus', async () => {
  open(null);
  await userEvent.tab();
  expect(document.activeElement).toHaveTextContent('Skip to content');
  expect(document.activeElement).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

test('The footer ends with the year of the product, the legal pages and the theme', async () => {
  open(null);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('© 2025 FutureLab')).toBeVisible();
  expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(footer.getByRole('radio', { name: 'System' })).toBeChecked();
  await userEvent.click(footer.getByRole('radio', { name: 'Dark' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
});

test('A member has places beside every page, and a footer on public pages alone', () => {
  const { unmount } = open(maya, '/profile');
  expect(screen.getByRole('navigation', { name: 'Your places' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Shortcuts' })).toBeVisible();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  unmount();
  open(maya, '/courses');
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Your places' })).toBeVisible();
});

test('A visitor has no places of a member’s', () => {
  open(null);
  expect(document.querySelector('[data-member], [data-rail], [data-tabs]')).toBeNull();
});

test('A page says who is signed in now, once that is someone else than who opened it', async () => {
  open(leo);
  expect(screen.queryByText(/now signed in/)).toBeNull();
  act(() => setReplacement({ name: 'Maya' }));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('You’re now signed in as Maya. This page was opened as Leo');
  expect(within(alert).getByRole('button', { name: 'Reload page' })).toBeVisible();
  act(() => setReplacement(null));
  expect(screen.queryByRole('alert')).toBeNull();
});
