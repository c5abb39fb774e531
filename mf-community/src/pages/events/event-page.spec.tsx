import { leo, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import { anEvent } from '../../test-data';
import EventPage from './event-page';

const page = { path: '/events/:id', at: '/events/office-hours' };
const EVENT = 'GET /api/events/office-hours';
const rsvp = { id: 'r', eventId: 'e1', status: 'going', createdAt: '2025-11-01T00:00:00.000Z' };

describe('the page of an event', () => {
  it('tells a visitor when it is, what is left, and how to come back', async () => {
    renderPage(<EventPage />, { ...page, api: { [EVENT]: { body: anEvent() } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Office hours' })).toBeInTheDocument();
    expect(screen.getByText('Thursday, June 4')).toBeInTheDocument();
    expect(screen.getByText('2 places left, 8 going')).toBeInTheDocument();
    expect(screen.getByText('Questions')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in to say you are going' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fevents%2Foffice-hours',
    );
  });

  it('shows the answer at once, and again what the api has made of it', async () => {
    let going = false;
    let letThrough = () => {};
    const gate = new Promise<void>((resolve) => (letThrough = resolve));
    renderPage(<EventPage />, {
      ...page,
      user: leo,
      api: {
        [EVENT]: () => ({ body: anEvent(going ? { placesLeft: 1, goingCount: 9 } : {}) }),
        'GET /api/my/rsvps': () => ({ body: going ? [rsvp] : [] }),
        'PUT /api/events/e1/rsvp': async () => {
          await gate;
          going = true;
          return { body: rsvp };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Going' }));
    expect(await screen.findByText('You are going')).toBeInTheDocument();
    expect(screen.getByText('1 place left, 9 going')).toBeInTheDocument();
    letThrough();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Can’t make it' })).toBeEnabled());
    expect(screen.getByText('1 place left, 9 going')).toBeInTheDocument();
  });

  it('takes the answer back when the api refuses', async () => {
    renderPage(<EventPage />, {
      ...page,
      user: leo,
      api: {
        [EVENT]: { body: anEvent() },
        'GET /api/my/rsvps': { body: [] },
        'PUT /api/events/e1/rsvp': { status: 503 },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Going' }));
    expect(await screen.findByText('Will you come?')).toBeInTheDocument();
    expect(screen.getByText('2 places left, 8 going')).toBeInTheDocument();
  });

  it('offers Pro for a Pro event, and nothing for one that is over', async () => {
    const { unmount } = renderPage(<EventPage />, {
      ...page,
      user: leo,
      api: { [EVENT]: { body: anEvent({ access: 'pro' }) } },
    });
    expect(await screen.findByRole('link', { name: 'Join Pro to attend' })).toHaveAttribute(
      'href',
      '/subscribe?membership=hpc',
    );
    unmount();
    renderPage(<EventPage />, {
      ...page,
      user: leo,
      api: { [EVENT]: { body: anEvent({ endDate: '2001-01-01T00:00:00Z' }) } },
    });
    expect(await screen.findByText('This event is over')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Going' })).toBeNull();
  });

  it('says so when there is no such event', async () => {
    renderPage(<EventPage />, { ...page, api: { [EVENT]: { status: 404 } } });
    expect(await screen.findByRole('heading', { name: 'We could not find that event' })).toBeInTheDocument();
  });
});
