import { leo, renderPage, screen, userEvent, within } from '@futurelab/platform/testing';
import SearchPage from './search-page';

const answer = {
  alike: false,
  groups: [
    {
      kind: 'course',
      heading: 'Courses',
      results: [
        { title: 'Ethics of Delegation', excerpt: 'Decide what stays yours.', path: '/courses/ethics' },
      ],
    },
    { kind: 'page', heading: 'Pages', results: [{ title: 'About', excerpt: '', path: '/about' }] },
  ],
};

test('What was searched for is in the field, and what was found under its kind', async () => {
  renderPage(<SearchPage />, {
    at: '/search?q=ethics',
    api: { 'GET /api/search?q=ethics': { body: answer } },
  });
  expect(screen.getByRole('searchbox', { name: 'What are you looking for?' })).toHaveValue('ethics');
  const courses = within(await screen.findByRole('region', { name: 'Courses' }));
  expect(courses.getByRole('link', { name: 'Ethics of Delegation' })).toHaveAttribute(
    'href',
    '/courses/ethics',
  );
  expect(screen.getByText('Ethics', { selector: 'mark' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Pages' })).toHaveTextContent('/about');
});

test('Another search has an address of its own', async () => {
  const { router } = renderPage(<SearchPage />, { at: '/search' });
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), '  quiet & slow {Enter}');
  expect(router.state.location.pathname + router.state.location.search).toBe('/search?q=quiet%20%26%20slow');
});

test('A misspelled word is answered with what comes close, and says so', async () => {
  const api = { 'GET /api/search?q=etihcs': { body: { ...answer, alike: true } } };
  renderPage(<SearchPage />, { at: '/search?q=etihcs', api });
  expect(await screen.findByText('No exact matches for “etihcs”. Showing close ones.')).toBeVisible();
});

test('Nothing found says what to try', async () => {
  const api = { 'GET /api/search?q=xyz': { body: { alike: false, groups: [] } } };
  renderPage(<SearchPage />, { at: '/search?q=xyz', api, user: leo });
  expect(await screen.findByText('No results for “xyz”')).toBeVisible();
  expect(screen.getByText('Courses, lessons, discussions, people, groups, events, and pages.')).toBeVisible();
});

test('A search that failed keeps the search and can be tried again', async () => {
  let works = false;
  const api = {
    'GET /api/search?q=ethics': () => (works ? { body: answer } : { status: 500, body: 'No' }),
  };
  renderPage(<SearchPage />, { at: '/search?q=ethics', api });
  expect(await screen.findByText('Search didn’t respond')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('ethics');
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Courses' })).toBeVisible();
});

test('The page of a search is not for search engines', () => {
  renderPage(<SearchPage />, { at: '/search' });
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
