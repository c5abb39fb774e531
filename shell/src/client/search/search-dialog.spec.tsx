import { fireEvent, leo, renderPage, screen, userEvent, waitFor, within } from '@futurelab/platform/testing';
import { LazySearch } from './lazy-search';
import { SearchLink } from './search-link';

const answer = {
  alike: false,
  groups: [
    {
      kind: 'course',
      heading: 'Courses',
      results: [
        { title: 'Ethics of Delegation', excerpt: 'Decide what stays yours.', path: '/courses/ethics' },
        { title: 'Ethics, slowly', excerpt: 'One case a week.', path: '/courses/slowly' },
      ],
    },
    { kind: 'page', heading: 'Pages', results: [{ title: 'About', excerpt: '', path: '/about' }] },
  ],
};
const api = {
  'GET /api/search?q=ethics&typing=true': { body: answer },
  'GET /api/search?q=etihcs&typing=true': { body: { ...answer, alike: true } },
  'GET /api/search?q=xyz&typing=true': { body: { alike: false, groups: [] } },
  'GET /api/search?q=flow&typing=true': {
    body: {
      alike: false,
      groups: [
        {
          kind: 'term',
          heading: 'Glossary',
          results: [{ title: 'Flow', excerpt: 'Deep attention.', path: '/glossary/flow', note: 'New' }],
        },
      ],
    },
  },
  'GET /api/search?q=busy&typing=true': { status: 429, body: 'Too many' },
};

const site = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    <>
      <SearchLink>Search</SearchLink>
      <LazySearch />
    </>,
    { api, ...options },
  );

async function open() {
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  return screen.findByRole('combobox', { name: 'Search FutureLab' });
}
const addressOf = ({ state: { location } }: ReturnType<typeof site>['router']) =>
  location.pathname + location.search;

beforeEach(() => localStorage.clear());

test('Its link leads to a page where there is no dialog', () => {
  site();
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
});

test.each(['{Meta>}k{/Meta}', '{Control>}k{/Control}'])(
  '%s opens it with the field focused',
  async (keys) => {
    site();
    await userEvent.keyboard(keys);
    expect(await screen.findByRole('combobox')).toHaveFocus();
  },
);

test('What is typed before its field is there stands in it', async () => {
  site();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  for (const key of ['e', 't', 'x', 'Backspace', 'h']) fireEvent.keyDown(document.body, { key });
  expect(await screen.findByRole('combobox')).toHaveValue('eth');
});

test('One request is sent when the typing has paused, and what was found stands under its kind', async () => {
  const { api: sent } = site();
  await userEvent.type(await open(), 'ethics');
  const courses = within(await screen.findByRole('group', { name: 'Courses' }));
  expect(courses.getByRole('option', { name: /Ethics of Delegation/ })).toHaveAttribute(
    'href',
    '/courses/ethics',
  );
  expect(courses.getAllByText('Ethics', { selector: 'mark' })).toHaveLength(2);
  expect(screen.getByRole('option', { name: /About/ })).toHaveTextContent('/about');
  expect(screen.getByText('3 results')).toBeInTheDocument();
  expect(sent.requests.map(({ path }) => path)).toEqual(['/api/search?q=ethics&typing=true']);
});

test('A kind that the shell has never heard of has the heading that comes with it', async () => {
  site();
  await userEvent.type(await open(), 'flow');
  const terms = within(await screen.findByRole('group', { name: 'Glossary' }));
  const term = terms.getByRole('option', { name: /New · Deep attention/ });
  expect(term).toHaveAttribute('href', '/glossary/flow');
});

test('The arrow keys walk round the results, and Enter opens the one that is marked', async () => {
  const { router } = site();
  const field = await open();
  await userEvent.type(field, 'ethics');
  await screen.findAllByRole('option');
  const marked = () => screen.queryByRole('option', { selected: true });
  expect(marked()).toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  expect(marked()).toHaveTextContent('About');
  await userEvent.keyboard('{ArrowDown}');
  expect(marked()).toBeNull();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()).toHaveTextContent('Ethics, slowly');
  expect(field).toHaveAttribute('aria-activedescendant', marked()!.id);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(addressOf(router)).toBe('/courses/slowly'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Enter without a choice, and a link, show everything as a page', async () => {
  const { router } = site();
  await userEvent.type(await open(), 'ethics{Enter}');
  await waitFor(() => expect(addressOf(router)).toBe('/search?q=ethics'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Esc closes it and gives the focus back', async () => {
  site();
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Search' })).toHaveFocus());
});

test('What was looked for is offered again, and can be forgotten', async () => {
  site();
  await userEvent.type(await open(), 'ethics');
  await userEvent.click(await screen.findByRole('option', { name: /About/ }));
  const field = await open();
  expect(field).toHaveFocus();
  expect(screen.getByRole('listbox', { name: 'Recent searches' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field).toHaveValue('ethics');
  expect(await screen.findByRole('group', { name: 'Courses' })).toBeVisible();
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('option')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('Before anything is typed it says what can be found', async () => {
  site({ user: leo });
  await open();
  expect(screen.getByText(/^Search everything on FutureLab/)).toBeVisible();
});

test('A misspelled word, nothing found and a refusal are shown', async () => {
  site();
  const field = await open();
  await userEvent.type(field, 'etihcs');
  expect(await screen.findByText('No exact matches. These are close.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'xyz');
  expect(await screen.findByText('No results for “xyz”')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'busy');
  expect(await screen.findByText(/Too many searches/)).toBeVisible();
  expect(field).toHaveValue('busy');
});
