import { act, leo, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import { anEvent, aPost } from '../../test-data';
import EventPage from './event-page';

const page = { path: '/events/:id', at: '/events/office-hours' };
const EVENT = 'GET /api/events/office-hours';
const rsvp = {
  id: 'r',
  eventId: 'e1',
  status: 'going',
  placeInLine: null,
  confirmBy: null,
  createdAt: '2025-11-01T00:00:00.000Z',
};

const POSTS = 'GET /api/posts?event=office-hours&limit=5';
const quiet = { [POSTS]: { body: [] }, 'GET /api/my/drafts': { body: [] } };

describe('the page of an event', () => {
  it('tells a visitor when it is, what is left, and how to come back', async () => {
    renderPage(<EventPage />, { ...page, api: { [EVENT]: { body: anEvent() } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Office hours' })).toBeInTheDocument();
    expect(screen.getByText('Thursday, June 4, 2099')).toBeInTheDocument();
    expect(screen.getByText('2 spots left, 8 going')).toBeInTheDocument();
    expect(screen.getByText('Questions')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in to RSVP' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fevents%2Foffice-hours',
    );
  });

  it('takes the place that a visitor pressed for, once they are signed in', async () => {
    const visit = renderPage(<EventPage />, { ...page, api: { [EVENT]: { body: anEvent() } } });
    const link = await screen.findByRole('link', { name: 'Sign in to RSVP' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    visit.unmount();
    const { api } = renderPage(<EventPage />, {
      ...page,
      user: leo,
      api: {
        ...quiet,
        [EVENT]: { body: anEvent() },
        'GET /api/my/rsvps': { body: [] },
        'PUT /api/events/e1/rsvp': { body: rsvp },
      },
    });
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'PUT')?.body).toEqual({ status: 'going' }),
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
        ...quiet,
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
    expect(await screen.findByText('You’re going')).toBeInTheDocument();
    expect(screen.getByText('1 spot left, 9 going')).toBeInTheDocument();
    letThrough();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Can’t go' })).toBeEnabled());
    expect(screen.getByText('1 spot left, 9 going')).toBeInTheDocument();
  });

  it('takes the answer back when the api refuses', async () => {
    renderPage(<EventPage />, {
      ...page,
      user: leo,
      api: {
        ...quiet,
        [EVENT]: { body: anEvent() },
        'GET /api/my/rsvps': { body: [] },
        'PUT /api/events/e1/rsvp': { status: 503 },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Going' }));
    expect(await screen.findByText('Are you going?')).toBeInTheDocument();
    expect(screen.getByText('2 spots left, 8 going')).toBeInTheDocument();
  });

  it('says how many are before one in line, and until when a place is held', async () => {
    const full = { body: anEvent({ placesLeft: 0, goingCount: 10, waitingCount: 3 }) };
    const { unmount } = renderPage(<EventPage />, {
      ...page,
      user: leo,
      api: {
        ...quiet,
        [EVENT]: full,
        'GET /api/my/rsvps': { body: [{ ...rsvp, status: 'waitlisted', placeInLine: 3 }] },
      },
    });
    expect(await screen.findByText('You’re number 3 on the waitlist')).toBeInTheDocument();
    unmount();
    let confirmed = false;
    const held = { ...rsvp, status: 'held', confirmBy: '2099-06-02T17:00:00.000Z' };
    renderPage(<EventPage />, {
      ...page,
      user: { ...leo, timeZone: 'Europe/Lisbon' },
      api: {
        ...quiet,
        [EVENT]: full,
        'GET /api/my/rsvps': () => ({ body: [confirmed ? rsvp : held] }),
        'PUT /api/events/e1/rsvp': () => {
          confirmed = true;
          return { body: rsvp };
        },
      },
    });
    expect(await screen.findByText('A spot is held for you')).toBeInTheDocument();
    expect(screen.getByText(/Confirm by Tue, Jun 2, 6:00 PM WEST/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Going' }));
    expect(await screen.findByText('You’re going')).toBeInTheDocument();
    await waitFor(() => expect(confirmed).toBe(true));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Can’t go' })).toBeEnabled());
  });

  it('takes a maybe and a no', async () => {
    const answers: unknown[] = [];
    renderPage(<EventPage />, {
      ...page,
      user: leo,
      api: {
        ...quiet,
        [EVENT]: { body: anEvent() },
        'GET /api/my/rsvps': { body: [] },
        'PUT /api/events/e1/rsvp': (body) => {
          answers.push(body);
          return { body: { ...rsvp, status: 'maybe' } };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Maybe' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Can’t go' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Can’t go' }));
    expect(await screen.findByText('You’re not going')).toBeInTheDocument();
    expect(answers).toEqual([{ status: 'maybe' }, { status: 'declined' }]);
  });

  it('shows the link when it opens, while one looks at the page', async () => {
    jest.useFakeTimers({ now: Date.parse('2099-06-04T16:44:00Z'), advanceTimers: true });
    const joinUrl = () =>
      Date.now() < Date.parse('2099-06-04T16:45:00Z') ? null : 'https://meet.example.test/room';
    renderPage(<EventPage />, {
      ...page,
      user: leo,
      api: {
        ...quiet,
        [EVENT]: () => ({ body: anEvent({ joinUrl: joinUrl() }) }),
        'GET /api/my/rsvps': { body: [rsvp] },
      },
    });
    expect(await screen.findByText(/see the link here 15 minutes before/)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(63_000));
    expect(await screen.findByRole('link', { name: 'Join online' })).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('offers no room once it is over, to its host neither', async () => {
    renderPage(<EventPage />, {
      ...page,
      user: leo,
      api: {
        ...quiet,
        [EVENT]: {
          body: anEvent({
            startDate: '2020-06-04T17:00:00Z',
            endDate: '2020-06-04T18:00:00Z',
            joinUrl: 'https://meet.example.test/room',
          }),
        },
        'GET /api/my/rsvps': { body: [] },
      },
    });
    expect(await screen.findByText('This was an online event.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Join online' })).toBeNull();
  });

  it('names who is coming, and how many others', async () => {
    const maya = { id: 'u1', slug: 'maya', name: 'Maya Okafor', profileImageUrl: null };
    renderPage(<EventPage />, {
      ...page,
      user: leo,
      api: { ...quiet, [EVENT]: { body: anEvent({ attendees: [maya] }) }, 'GET /api/my/rsvps': { body: [] } },
    });
    expect(await screen.findByRole('heading', { name: 'Who’s going' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Maya Okafor' })).toHaveAttribute('href', '/profile/maya');
    expect(screen.getByText('and 7 others going')).toBeInTheDocument();
  });

  it('names everybody when asked for more than the first', async () => {
    const attendees = Array.from({ length: 14 }, (_, index) => ({
      id: `u${index}`,
      slug: `member-${index}`,
      name: `Member ${index}`,
      profileImageUrl: null,
    }));
    const event = anEvent({ attendees, goingCount: 14 });
    renderPage(<EventPage />, {
      ...page,
      user: leo,
      api: { ...quiet, [EVENT]: { body: event }, 'GET /api/my/rsvps': { body: [] } },
    });
    expect(await screen.findByText('Member 11')).toBeVisible();
    expect(screen.getByText('Member 13')).not.toBeVisible();
    await userEvent.click(screen.getByText('2 more people'));
    expect(screen.getByText('Member 13')).toBeVisible();
  });

  it('offers Pro for a Pro event, and nothing for one that is over', async () => {
    const { unmount } = renderPage(<EventPage />, {
      ...page,
      user: leo,
      api: { ...quiet, [EVENT]: { body: anEvent({ access: 'pro' }) } },
    });
    expect(await screen.findByRole('link', { name: 'Join Pro to attend' })).toHaveAttribute(
      'href',
      '/subscribe?membership=hpc&returnTo=%2Fevents%2Foffice-hours',
    );
    unmount();
    renderPage(<EventPage />, {
      ...page,
      user: leo,
      api: { ...quiet, [EVENT]: { body: anEvent({ endDate: '2001-01-01T00:00:00Z' }) } },
    });
    expect(await screen.findByText('This event has ended')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Going' })).toBeNull();
  });

  it('plays what was recorded, with its transcript, and says what opens it', async () => {
    const past = { endDate: '2001-01-01T00:00:00Z', hasRecording: true };
    const recording = {
      title: 'The pause',
      seconds: 75,
      src: '/api/events/office-hours/recording',
      transcript: [{ start: 0, end: 2, text: 'Breathe out.' }],
    };
    const { unmount } = renderPage(<EventPage />, {
      ...page,
      user: leo,
      api: { ...quiet, [EVENT]: { body: anEvent({ ...past, recording }) } },
    });
    expect(await screen.findByLabelText('The pause', { selector: 'audio' })).toHaveAttribute(
      'src',
      recording.src,
    );
    expect(screen.getByText('Breathe out.')).toBeInTheDocument();
    unmount();
    renderPage(<EventPage />, { ...page, api: { [EVENT]: { body: anEvent(past) } } });
    expect(await screen.findByRole('link', { name: 'Sign in to listen' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fevents%2Foffice-hours',
    );
  });

  it('has what members say of it, and takes what they write', async () => {
    const posts = [aPost({ kind: 'event', title: 'What do I bring?', slug: 'what-do-i-bring' })];
    const { api } = renderPage(<EventPage />, {
      ...page,
      user: leo,
      api: {
        ...quiet,
        [EVENT]: { body: anEvent() },
        'GET /api/my/rsvps': { body: [] },
        [POSTS]: () => ({ body: posts }),
        'POST /api/posts': () => {
          posts.unshift(aPost({ id: 'p2', kind: 'event', title: 'Is it recorded?', slug: 'is-it-recorded' }));
          return { status: 201, body: { id: 'p2', slug: 'is-it-recorded' } };
        },
      },
    });
    expect(await screen.findByRole('link', { name: 'What do I bring?' })).toHaveAttribute(
      'href',
      '/community/discussions/what-do-i-bring',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ask or share something' }));
    await userEvent.type(await screen.findByLabelText(/Title/), 'Is it recorded?');
    await userEvent.click(screen.getByRole('button', { name: 'Markdown' }));
    await userEvent.type(screen.getByLabelText('Text'), 'I can’t come.');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    expect(await screen.findByRole('link', { name: 'Is it recorded?' })).toBeVisible();
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      title: 'Is it recorded?',
      body: 'I can’t come.',
      kind: 'discussion',
      eventId: 'e1',
    });
  });

  it('asks a visitor to sign in before they join the discussion', async () => {
    renderPage(<EventPage />, { ...page, api: { [EVENT]: { body: anEvent() } } });
    expect(await screen.findByRole('link', { name: 'Sign in to join the discussion' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fevents%2Foffice-hours',
    );
  });

  it('has its recap and a recording elsewhere once it has ended, and leads its host to them', async () => {
    const recordingUrl = 'https://video.example.test/1';
    const past = { endDate: '2001-01-01T00:00:00Z', hasRecording: true, recordingUrl };
    renderPage(<EventPage />, {
      ...page,
      user: leo,
      api: {
        ...quiet,
        [EVENT]: { body: anEvent({ ...past, recap: 'We read **two** chapters.', isHosted: true }) },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Recap' })).toBeVisible();
    expect(screen.getByText('two')).toBeVisible();
    expect(screen.getByText('There’s a recap and a recording below.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Watch the recording' })).toHaveAttribute('href', recordingUrl);
    expect(screen.getByRole('link', { name: 'Edit recap' })).toHaveAttribute(
      'href',
      '/events/office-hours/edit',
    );
  });

  it('says so when there is no such event', async () => {
    renderPage(<EventPage />, { ...page, api: { [EVENT]: { status: 404 } } });
    expect(await screen.findByRole('heading', { name: 'We couldn’t find that event' })).toBeInTheDocument();
  });
});
