import { leo, maya, renderPage, screen, userEvent, within } from '@futurelab/platform/testing';
import { anEvent } from '../../test-data';
import EventsPage from './events-page';

describe('the events page', () => {
  it('groups events by the member’s own day and shows the host’s time beside', async () => {
    renderPage(<EventsPage />, {
      path: '/events',
      at: '/events',
      user: { ...maya, timeZone: 'Asia/Tokyo' },
      api: {
        'GET /api/events': { body: [anEvent()] },
        'GET /api/my/groups': { body: [] },
        'GET /api/my/rsvps': { body: [{ id: 'r', eventId: 'e1', status: 'going', createdAt: '' }] },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Friday, June 5, 2099' })).toBeInTheDocument();
    expect(screen.getByText('2:00 AM')).toBeInTheDocument();
    expect(screen.getByText(/7:00 PM – 8:30 PM .* in Berlin/)).toBeInTheDocument();
    expect(screen.getByText(/Hosted by/)).toHaveTextContent('Hosted by Ada Lindqvist');
    expect(await screen.findByRole('button', { name: 'Going to Office hours', pressed: true })).toBeVisible();
  });

  it('is where a member answers, and takes the answer back', async () => {
    let status = 'declined';
    renderPage(<EventsPage />, {
      path: '/events',
      at: '/events',
      user: maya,
      api: {
        'GET /api/events': { body: [anEvent()] },
        'GET /api/my/groups': { body: [] },
        'GET /api/my/rsvps': () => ({
          body: status === 'declined' ? [] : [{ id: 'r', eventId: 'e1', status, createdAt: '' }],
        }),
        'PUT /api/events/e1/rsvp': (body) => {
          ({ status } = body as { status: string });
          return { body: { id: 'r', eventId: 'e1', status } };
        },
      },
    });
    const going = (pressed: boolean) =>
      screen.findByRole('button', { name: 'Going to Office hours', pressed });
    await userEvent.click(await going(false));
    await userEvent.click(await going(true));
    expect(await going(false)).toBeVisible();
  });

  it('leads a visitor who is going to signing in', async () => {
    renderPage(<EventsPage />, {
      path: '/events',
      at: '/events',
      api: { 'GET /api/events': { body: [anEvent()] } },
    });
    expect(await screen.findByRole('link', { name: 'Going to Office hours' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fevents%2Foffice-hours',
    );
  });

  it('shows past events under their own address, page by page', async () => {
    renderPage(<EventsPage />, {
      path: '/events',
      at: '/events?when=past',
      api: {
        'GET /api/events?when=past': {
          body: [anEvent({ hasRecording: true })],
          headers: { link: '</api/events?when=past&cursor=two>; rel="next"' },
        },
        'GET /api/events?when=past&cursor=two': { body: [anEvent({ id: 'e2', slug: 'e2', title: 'Older' })] },
      },
    });
    expect(await screen.findByText('Recording')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show more events' })).toHaveAttribute(
      'href',
      '/events?when=past&cursor=two',
    );
    expect(screen.getByRole('link', { name: 'Past' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByRole('link', { name: 'Show more events' }));
    expect(await screen.findByRole('link', { name: 'Older' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Show more events' })).toBeNull();
  });

  it('points to past events when nothing is scheduled', async () => {
    renderPage(<EventsPage />, { path: '/events', at: '/events', api: { 'GET /api/events': { body: [] } } });
    expect(await screen.findByRole('link', { name: 'See past events' })).toHaveAttribute(
      'href',
      '/events?when=past',
    );
  });

  it('is narrowed by links, each of which is taken back by itself', async () => {
    renderPage(<EventsPage />, {
      path: '/events',
      at: '/events?format=online&mine=true',
      user: maya,
      api: {
        'GET /api/events?format=online&mine=true': { body: [] },
        'GET /api/my/rsvps': { body: [] },
        'GET /api/my/groups': { body: [] },
      },
    });
    expect(await screen.findByText('No events yet')).toBeInTheDocument();
    const links = within(screen.getByRole('navigation', { name: 'Filter events' }));
    const link = (name: string) => links.getByRole('link', { name });
    expect(link('Online')).toHaveAttribute('aria-current', 'true');
    expect(link('Online')).toHaveAttribute('href', '/events?mine=true');
    expect(link('In person')).toHaveAttribute('href', '/events?format=in_person&mine=true');
    expect(link('Pro')).toHaveAttribute('href', '/events?format=online&mine=true&access=pro');
    expect(link('Clear filters')).toHaveAttribute('href', '/events');
  });

  it('leads Pro members, who owns a group and whom an administrator lets to planning an event, and nobody else', async () => {
    const group = { id: 'g1', slug: 'readers', name: 'Readers', memberCount: 2, topic: 'Practice' };
    const open = (role: string, user = leo) =>
      renderPage(<EventsPage />, {
        path: '/events',
        at: '/events',
        user,
        api: {
          'GET /api/events': { body: [] },
          'GET /api/my/rsvps': { body: [] },
          'GET /api/my/groups': { body: [{ id: 'm1', role, group }] },
        },
      });
    const owner = open('owner');
    expect(await screen.findByRole('link', { name: 'Plan an event' })).toHaveAttribute('href', '/events/new');
    owner.unmount();
    const pro = open('member', maya);
    expect(await screen.findByRole('link', { name: 'Plan an event' })).toBeInTheDocument();
    pro.unmount();
    const allowed = open('member', { ...leo, canHostEvents: true });
    expect(await screen.findByRole('link', { name: 'Plan an event' })).toBeInTheDocument();
    allowed.unmount();
    open('member');
    expect(await screen.findByRole('link', { name: 'Subscribe to calendar' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Plan an event' })).toBeNull();
  });

  it('shows a month as a table of the member’s own days', async () => {
    renderPage(<EventsPage />, {
      path: '/events',
      at: '/events?view=month&month=2099-06',
      user: { ...maya, timeZone: 'Asia/Tokyo' },
      api: {
        'GET /api/events?month=2099-06&limit=100': { body: [anEvent()] },
        'GET /api/my/rsvps': { body: [] },
        'GET /api/my/groups': { body: [] },
      },
    });
    const table = await screen.findByRole('table', { name: 'June 2099' });
    const cell = within(table).getByRole('cell', { name: /Office hours/ });
    expect(cell).toHaveTextContent('Friday, June 5');
    expect(cell).toHaveTextContent('2:00 AM');
    expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    expect(screen.getByText('1 event in June 2099.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'July 2099' })).toHaveAttribute(
      'href',
      '/events?view=month&month=2099-07',
    );
  });
});
