import { act, renderPage, screen } from '@futurelab/platform/testing';
import { MenuLinksProvider } from '../menu-links';
import { reloadIfFound } from '../reload-if-released';
import { NotFoundPage } from './not-found-page';

jest.mock('../reload-if-released', () => ({ reloadIfFound: jest.fn() }));
const ask = reloadIfFound as jest.MockedFunction<typeof reloadIfFound>;

test('An unknown address says so in the language of the product and offers ways on', () => {
  const way = { group: 'not-found', label: 'Browse the Learning Hub', order: 10, to: '/learn' };
  renderPage(
    <MenuLinksProvider value={[way]}>
      <NotFoundPage />
    </MenuLinksProvider>,
    { at: '/no/such-page?x=1' },
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^404 Page Not Found$/);
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  expect(screen.getByText('/no/such-page')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Browse the Learning Hub' })).toHaveAttribute('href', '/learn');
  expect(document.title).toBe('404 Page Not Found · FutureLab');
  expect(ask).not.toHaveBeenCalled();
});

describe('An address that is opened from a page that is open, and that no section had declared then', () => {
  const open = (at: string) => act(async () => void renderPage(<NotFoundPage />, { at }));
  beforeEach(() => ask.mockReset());

  it('is shown as the server has it by now', async () => {
    ask.mockResolvedValue(true);
    await open('/new');
    expect(ask).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('is missing once the server has said so', async () => {
    ask.mockResolvedValue(false);
    await open('/none');
    expect(ask).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
  });
});
