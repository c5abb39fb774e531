import { renderPage, screen, userEvent, within } from '@futurelab/platform/testing';
import { firstContent, pageApi } from '../../test-data';
import LandingPage from './landing-page';

const WEEK_COURSES = {
  body: [
    {
      id: 'c1',
      slug: 'prompting',
      title: 'Prompting with intent',
      coverSeed: 'c1',
      duration: '2 h',
      access: 'pro',
    },
  ],
};
const event = {
  id: 'e1',
  slug: 'the-hour-before',
  title: 'The hour before the decision',
  startDate: '2026-05-14T16:00:00.000Z',
  timeZone: 'Europe/Berlin',
  host: { name: 'Ines Valdor', role: 'Founder', portraitUrl: null },
  isCanceled: false,
};
const question = { id: 'p1', slug: 'log', title: 'Who reads the log?', replyCount: 6, isAnswered: true };
const WEEK = {
  'GET /api/events?limit=3': {
    body: [{ ...event, id: 'e0', title: 'Called off', isCanceled: true }, event],
  },
  'GET /api/posts?kind=question&limit=6': {
    body: [
      { ...question, id: 'p0', title: 'Nobody has answered this', replyCount: 0, isAnswered: false },
      question,
      { ...question, id: 'p2', title: 'What do you delegate?', replyCount: 2, isAnswered: false },
    ],
  },
  'GET /api/courses?limit=3': WEEK_COURSES,
};

const show = () => renderPage(<LandingPage />, { api: { ...pageApi('landing'), ...WEEK } });

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

  it('shows the next event with its host, two questions with their replies, and three courses', async () => {
    show();
    const week = within(await screen.findByRole('region', { name: 'This week inside' }));
    expect(await week.findByRole('link', { name: 'The hour before the decision' })).toHaveAttribute(
      'href',
      '/events/the-hour-before',
    );
    expect(week.getByText('Thu, May 14, 6:00 PM CEST')).toBeVisible();
    expect(week.getByText('Ines Valdor')).toBeVisible();
    expect(week.queryByText('Called off')).not.toBeInTheDocument();
    expect(week.getByRole('link', { name: 'Who reads the log?' })).toBeVisible();
    expect(week.getByText('6 replies')).toBeVisible();
    expect(week.queryByText('0 replies')).not.toBeInTheDocument();
    expect(week.getByRole('link', { name: 'Prompting with intent' })).toHaveAttribute(
      'href',
      '/courses/prompting',
    );
  });

  it('leaves out what did not load of this week, and all of it when nothing did', async () => {
    renderPage(<LandingPage />, { api: { ...pageApi('landing'), 'GET /api/courses?limit=3': WEEK_COURSES } });
    expect(await screen.findByText('Courses to start with')).toBeVisible();
    expect(screen.queryByText('Next event')).not.toBeInTheDocument();
    expect(screen.queryByText('Members are asking')).not.toBeInTheDocument();
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
    renderPage(<LandingPage />, { api: { ...WEEK, 'GET /api/content/page/landing': later } });
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
