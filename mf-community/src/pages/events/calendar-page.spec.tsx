import { maya, renderPage, screen, userEvent } from '@futurelab/platform/testing';
import CalendarPage from './calendar-page';

const address = (token: string) => ({ body: { url: `https://site.test/api/calendars/${token}.ics` } });

describe('the page of one’s calendar', () => {
  it('shows the address and the ways to use it', async () => {
    renderPage(<CalendarPage />, {
      path: '/events/calendar',
      at: '/events/calendar',
      user: maya,
      api: { 'GET /api/my/calendar': address('one') },
    });
    expect(await screen.findByLabelText('Your address')).toHaveValue(
      'https://site.test/api/calendars/one.ics',
    );
    expect(screen.getByRole('link', { name: 'This device’s calendar' })).toHaveAttribute(
      'href',
      'webcal://site.test/api/calendars/one.ics',
    );
    const outlook = screen.getByRole('link', { name: 'Outlook' }).getAttribute('href')!;
    expect(new URL(outlook).searchParams.get('url')).toBe('https://site.test/api/calendars/one.ics');
  });

  it('replaces the address after asking once', async () => {
    let token = 'one';
    renderPage(<CalendarPage />, {
      path: '/events/calendar',
      at: '/events/calendar',
      user: maya,
      api: {
        'GET /api/my/calendar': () => address(token),
        'DELETE /api/my/calendar': () => {
          token = 'two';
          return { status: 204 };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Get a new address' }));
    expect(token).toBe('one');
    await userEvent.click(screen.getByRole('button', { name: 'Replace address' }));
    expect(await screen.findByDisplayValue('https://site.test/api/calendars/two.ics')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Get a new address' })).toBeInTheDocument();
  });
});
