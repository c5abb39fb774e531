import { maya, renderPage, screen, userEvent } from '@futurelab/platform/testing';
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
        'GET /api/my/rsvps': { body: [{ id: 'r', eventId: 'e1', status: 'going', createdAt: '' }] },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Friday, June 5' })).toBeInTheDocument();
    expect(screen.getByText('2:00 AM')).toBeInTheDocument();
    expect(screen.getByText(/7:00 PM – 8:30 PM .* in Berlin/)).toBeInTheDocument();
    expect(await screen.findByText('Going')).toBeInTheDocument();
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
    expect(await screen.findByText('Recorded')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Past' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Show more events' }));
    expect(await screen.findByRole('link', { name: 'Older' })).toBeInTheDocument();
    expect(screen.getByText('That is everything.')).toBeInTheDocument();
  });

  it('points to past events when nothing is scheduled', async () => {
    renderPage(<EventsPage />, { path: '/events', at: '/events', api: { 'GET /api/events': { body: [] } } });
    expect(await screen.findByRole('link', { name: 'See past events' })).toHaveAttribute(
      'href',
      '/events?when=past',
    );
  });
});
