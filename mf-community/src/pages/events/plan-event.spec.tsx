import { leo, maya, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import { anEvent } from '../../test-data';
import EditEventPage from './edit-event-page';
import NewEventPage from './new-event-page';

const membership = {
  id: 'm1',
  role: 'owner',
  joinedAt: '2025-11-01T00:00:00.000Z',
  group: {
    id: 'g1',
    slug: 'readers',
    name: 'Readers',
    memberCount: 3,
    visibility: 'public',
    coverSeed: 'readers',
  },
};

describe('planning an event', () => {
  const page = { path: '/events/new', at: '/events/new?group=readers', user: { ...maya, isAdmin: false } };

  it('keeps what was typed and says beside the field what is wrong', async () => {
    const sent: unknown[] = [];
    renderPage(<NewEventPage />, {
      ...page,
      api: {
        'GET /api/my/groups': { body: [membership] },
        'POST /api/events': (body) => {
          sent.push(body);
          return {
            status: 400,
            body: {
              code: 'validation_failed',
              message: 'No.',
              details: { startsAt: ['Please choose a time that is still to come.'] },
            },
          };
        },
      },
    });
    await userEvent.type(await screen.findByLabelText(/Title/), 'Reading circle');
    await userEvent.click(screen.getByRole('button', { name: 'Create event' }));
    expect(await screen.findByText('Please choose a time that is still to come.')).toBeInTheDocument();
    expect(screen.getByLabelText(/Date and time/)).toHaveFocus();
    expect(screen.getByLabelText(/Title/)).toHaveValue('Reading circle');
    expect(sent).toEqual([
      expect.objectContaining({
        title: 'Reading circle',
        groupId: 'g1',
        durationMinutes: 60,
        capacity: null,
      }),
    ]);
  });

  it('repeats until it ends, with an agenda and a cohost', async () => {
    const sent: unknown[] = [];
    renderPage(<NewEventPage />, {
      ...page,
      api: {
        'GET /api/my/groups': { body: [membership] },
        'GET /api/members?q=Leo&limit=24': {
          body: [{ id: 'u2', name: 'Leo Marchetti', skills: [] }],
        },
        'POST /api/events': (body) => {
          sent.push(body);
          const recurrence = ['Please say when it ends: after a number of dates, or on a day.'];
          return {
            status: 400,
            body: { code: 'validation_failed', message: 'No.', details: { recurrence } },
          };
        },
      },
    });
    await screen.findByLabelText(/Title/);
    const paste = async (label: string | RegExp, text: string) => {
      await userEvent.click(screen.getByLabelText(label));
      await userEvent.paste(text);
    };
    await userEvent.type(screen.getByLabelText(/Date and time/), '2099-06-02T19:00');
    await userEvent.selectOptions(screen.getByLabelText('Repeats'), 'Every two weeks');
    expect(screen.getByText('Every other Tuesday at the same time.')).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText(/Number of events/));
    await paste('Agenda', '19:00 Arriving\nReading');
    await paste('Co-hosts', 'Leo');
    await userEvent.click(await screen.findByRole('button', { name: /Leo Marchetti/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Create event' }));
    expect(await screen.findByText(/Please say when it ends/)).toBeInTheDocument();
    expect(screen.getByLabelText(/Number of events/)).toHaveFocus();
    expect(sent).toEqual([
      expect.objectContaining({
        recurrence: 'FREQ=WEEKLY;INTERVAL=2',
        agenda: [
          { at: '19:00', title: 'Arriving' },
          { at: '', title: 'Reading' },
        ],
        cohostIds: ['u2'],
      }),
    ]);
  });

  it('says to who owns no group how events come about', async () => {
    renderPage(<NewEventPage />, { ...page, user: leo, api: { 'GET /api/my/groups': { body: [] } } });
    expect(await screen.findByText('Group owners and Pro members can plan events')).toBeInTheDocument();
  });
});

describe('changing an event', () => {
  const page = { path: '/events/:id/edit', at: '/events/office-hours/edit', user: maya };
  const EVENT = 'GET /api/events/office-hours';

  it('says how many people are notified before it is moved', async () => {
    renderPage(<EditEventPage />, { ...page, api: { [EVENT]: { body: anEvent({ isHosted: true }) } } });
    expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument();
    const time = screen.getByLabelText(/Date and time/);
    await userEvent.clear(time);
    await userEvent.type(time, '2099-06-05T19:00');
    expect(screen.getByRole('button', { name: 'Move event and notify 8 people' })).toBeInTheDocument();
  });

  it('asks which dates of a series are meant', async () => {
    const series = { id: 's1', label: 'Every Thursday', position: 2, total: 6 };
    const sent: unknown[] = [];
    const canceled: string[] = [];
    renderPage(<EditEventPage />, {
      ...page,
      api: {
        [EVENT]: { body: anEvent({ isHosted: true, series }) },
        'PATCH /api/events/e1': (body) => {
          sent.push(body);
          return { status: 503, body: { code: 'temporarily_unavailable', message: 'Later.' } };
        },
        'DELETE /api/events/e1?scope=all': () => {
          canceled.push('all');
          return { status: 204 };
        },
      },
    });
    const [change] = await screen.findAllByText('Every Thursday, 2 of 6.');
    expect(change).toBeInTheDocument();
    await userEvent.click(screen.getAllByLabelText('This and all following dates')[0]!);
    await userEvent.click(screen.getByRole('button', { name: 'Save dates' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ scope: 'following' })]));
    await userEvent.click(screen.getAllByLabelText('All dates')[1]!);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel dates' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel dates and notify everyone going' }));
    await waitFor(() => expect(canceled).toEqual(['all']));
  });

  it('is canceled after asking once', async () => {
    let canceled = false;
    renderPage(<EditEventPage />, {
      ...page,
      api: {
        [EVENT]: () => ({ body: anEvent({ isHosted: true, isCanceled: canceled }) }),
        'DELETE /api/events/e1?scope=one': () => {
          canceled = true;
          return { status: 204 };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel event' }));
    expect(canceled).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel event and notify 8 people' }));
    await waitFor(() => expect(canceled).toBe(true));
  });

  it('is a recap and a recording once it has ended', async () => {
    const over = anEvent({ isHosted: true, endDate: '2001-01-01T00:00:00Z' });
    const { api } = renderPage(<EditEventPage />, {
      ...page,
      api: {
        [EVENT]: { body: over },
        'PUT /api/events/e1/recap': {
          status: 400,
          body: {
            code: 'validation_failed',
            message: 'No.',
            details: { recordingUrl: ['Enter a link that starts with https://.'] },
          },
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Markdown' }));
    await userEvent.type(screen.getByLabelText('Recap'), 'Two chapters.');
    await userEvent.type(screen.getByLabelText(/Link to the recording/), 'video');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a link that starts with https://.')).toBeVisible();
    expect(screen.getByLabelText('Recap')).toHaveValue('Two chapters.');
    expect(api.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      recap: 'Two chapters.',
      recordingUrl: 'video',
    });
  });

  it('is for its hosts', async () => {
    renderPage(<EditEventPage />, { ...page, user: leo, api: { [EVENT]: { body: anEvent() } } });
    expect(await screen.findByText('Only hosts can edit this event')).toBeInTheDocument();
  });
});
