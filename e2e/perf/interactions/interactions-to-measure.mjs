import { press } from './press.mjs';

const DESKTOP = { width: 1440, height: 900, isMobile: false, hasTouch: false };

const attending = (page) => page.getByRole('region', { name: 'RSVP' }).getByRole('button').first();
const completion = (page) => page.getByRole('button', { name: /^(Mark complete|Undo)$/ });
const searchField = (page) => page.getByRole('combobox', { name: 'Search FutureLab' });
const postButton = (page) => page.getByRole('button', { name: 'Post', exact: true });
const like = (page) =>
  page
    .getByRole('main')
    .getByRole('group', { name: 'Reactions' })
    .first()
    .getByRole('menuitem', { name: 'Like' })
    .or(page.getByRole('main').getByRole('button', { name: /^Like/ }))
    .first();
const choice = (page, nav, name) =>
  page.getByRole('navigation', { name: nav }).getByRole('link', { name, exact: true });

/** A lesson of a course that a user is in. */
async function lessonOf(read) {
  const [{ course }] = await read('/api/my/enrollments');
  const { slug, modules } = await read(`/api/courses/${course.slug}`);
  return `/learn/${slug}/lesson/${modules[0].lessons[0].slug}`;
}

/**
 * What people do on the site: `ready` brings the page there, `act` is what is measured. On the phone, unless it has
 * another `screen`; as a visitor, unless it says as whom.
 */
export const INTERACTIONS = [
  {
    name: 'drawer: the menu of a phone, opened',
    path: '/',
    action: (page) => press(page.getByRole('button', { name: 'Open menu' })),
  },
  {
    name: 'drawer: closed again',
    path: '/',
    ready: (page) => page.getByRole('button', { name: 'Open menu' }).tap(),
    action: (page) => press(page.getByRole('button', { name: 'Close menu' })),
  },
  {
    name: 'menu: of the header, opened',
    path: '/',
    screen: DESKTOP,
    action: (page) =>
      press(
        page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Learn', exact: true }),
      ),
  },
  {
    name: 'theme: dark, at the end of the landing page',
    path: '/',
    ready: (page) =>
      page.getByRole('contentinfo').getByText('Dark', { exact: true }).scrollIntoViewIfNeeded(),
    action: (page) => press(page.getByRole('contentinfo').getByText('Dark', { exact: true })),
  },
  {
    name: 'search: opened',
    path: '/about',
    screen: DESKTOP,
    action: (page) => press(page.getByRole('banner').getByRole('link', { name: 'Search' })),
  },
  {
    name: 'search: six letters, the slowest',
    path: '/about',
    screen: DESKTOP,
    ready: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
      await searchField(page).waitFor();
    },
    action: (page) => searchField(page).pressSequentially('ethics', { delay: 120 }),
  },
  {
    name: 'filter: free courses',
    path: '/courses',
    ready: (page) => choice(page, 'Cost', 'Free').scrollIntoViewIfNeeded(),
    action: (page) => press(choice(page, 'Cost', 'Free')),
  },
  {
    name: 'RSVP',
    path: '/events/first-evening-for-new-members',
    as: 'Maya',
    ready: (page) => attending(page).scrollIntoViewIfNeeded(),
    action: (page) => press(attending(page)),
  },
  {
    name: 'mark complete',
    path: lessonOf,
    as: 'Maya',
    ready: (page) => completion(page).scrollIntoViewIfNeeded(),
    action: (page) => press(completion(page)),
  },
  {
    name: 'newsletter: sent without an address',
    path: '/',
    ready: (page) => page.getByRole('button', { name: 'Subscribe' }).scrollIntoViewIfNeeded(),
    action: (page) => press(page.getByRole('button', { name: 'Subscribe' })),
  },
  {
    name: 'post',
    path: '/community/discussions/new',
    as: 'Leo',
    ready: async (page) => {
      await page.getByLabel('Title').fill('Which line do you read aloud?');
      await page.getByRole('button', { name: 'Markdown' }).click();
      await page.getByRole('textbox', { name: 'Text' }).fill('The last one.');
      await postButton(page).scrollIntoViewIfNeeded();
    },
    action: (page) => press(postButton(page)),
  },
  {
    name: 'like',
    path: async (read) => `/community/discussions/${(await read('/api/posts'))[0].slug}`,
    as: 'Maya',
    ready: async (page) => {
      const add = page.getByRole('main').getByRole('button', { name: 'Add reaction' }).first();
      if (!(await like(page).isVisible())) await add.click();
      await like(page).scrollIntoViewIfNeeded();
    },
    action: (page) => press(like(page)),
  },
  {
    name: 'message',
    path: '/messages',
    as: 'Maya',
    ready: async (page) => {
      await page.getByRole('link', { name: /Ada Lindqvist/ }).tap();
      await page.getByRole('textbox', { name: 'Message' }).fill('On Thursday.');
    },
    action: (page) => press(page.getByRole('button', { name: 'Send' })),
  },
];
