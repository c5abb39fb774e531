import { renderPage, screen, userEvent, within } from '@futurelab/platform/testing';
import { firstContent, pageApi } from '../../test-data';
import LandingPage from './landing-page';

const show = () => renderPage(<LandingPage />, { api: pageApi('landing') });

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});

describe('The landing page', () => {
  it('opens with its headline and the two ways on', () => {
    show();
    const hero = within(screen.getByRole('region', { name: 'Use AI with your eyes open.' }));
    expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
    expect(hero.getByRole('link', { name: 'Join the Community' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2F',
    );
    expect(hero.getByRole('link', { name: 'Read Digital Mystics' })).toHaveAttribute(
      'href',
      '/digital-mystics/book',
    );
  });

  it('shows four benefits and four foundations', async () => {
    show();
    const benefits = within(await screen.findByRole('region', { name: 'What you find inside' }));
    const values = within(screen.getByRole('region', { name: 'Four foundations' }));
    expect(benefits.getAllByRole('listitem')).toHaveLength(4);
    expect(values.getAllByRole('listitem')).toHaveLength(4);
  });

  it('quotes the founder and names clients and media', async () => {
    show();
    const quote = within(await screen.findByRole('region', { name: 'From the founder' }));
    expect(quote.getByText('Ines Valdor')).toBeVisible();
    const company = within(screen.getByRole('region', { name: 'In good company' }));
    expect(company.getAllByRole('listitem').length).toBeGreaterThanOrEqual(8);
  });

  it('stands without the content of its middle, and asks for them again', async () => {
    let asked = 0;
    const later = () => (asked++ === 0 ? { status: 503, body: '' } : { body: firstContent('landing') });
    renderPage(<LandingPage />, { api: { 'GET /api/content/page/landing': later } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'FutureLab Pro' })).toBeVisible();
    await userEvent.click(retry);
    expect(await screen.findByRole('region', { name: 'Four foundations' })).toBeVisible();
  });

  it('gives every picture its size, so that nothing moves when it comes', () => {
    const { container } = show();
    for (const picture of container.querySelectorAll('img, video')) {
      expect(picture).toHaveAttribute('width');
      expect(picture).toHaveAttribute('height');
    }
  });

  it('says in its film what its captions say, only when asked', () => {
    const { container } = show();
    const film = container.querySelector('video[aria-label]');
    expect(film).toHaveAttribute('preload', 'none');
    expect(film?.querySelector('track')).toHaveAttribute('kind', 'captions');
    expect(screen.getByRole('link', { name: /Watch the film/ })).toBeVisible();
  });
});
