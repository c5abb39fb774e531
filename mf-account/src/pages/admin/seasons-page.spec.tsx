import { ada, renderPage, screen, userEvent, waitFor, within } from '@futurelab/platform/testing';
import { overview } from '../../testing/overview-responses';
import SeasonsPage from './seasons-page';

const season = (more = {}) => ({
  id: 's1',
  name: 'Winter',
  startsOn: '2087-01-06',
  endsOn: '2087-04-13',
  places: 20,
  people: 3,
  version: 4,
  ...more,
});
const open = (api = {}) =>
  renderPage(<SeasonsPage />, {
    path: '/admin/seasons',
    at: '/admin/seasons',
    user: ada,
    api: {
      'GET /api/admin/overview': { body: overview() },
      'GET /api/admin/seasons': {
        body: [
          season(),
          season({ id: 's2', name: 'Autumn', startsOn: '2020-09-14', endsOn: '2020-12-20', places: null }),
        ],
      },
      ...api,
    },
  });

test('Every season is there with its days and the places taken', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Seasons' });
  const [upcoming, ended] = within(table).getAllByRole('row').slice(1);
  expect(upcoming).toHaveTextContent(/^Winter 2087Jan 6, 2087Apr 13, 20873 of 20Upcoming/);
  expect(ended).toHaveTextContent(/^Autumn 2020Sep 14, 2020Dec 20, 20203Ended/);
});

test('A season is added; what is missing stands beside its field and nothing is sent', async () => {
  const { api } = open({ 'POST /api/admin/seasons': { status: 201, body: season() } });
  await userEvent.click(await screen.findByRole('button', { name: 'New season' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Places' }), 'many');
  await userEvent.click(dialog.getByRole('button', { name: 'Add season' }));
  for (const message of [
    'Enter a name.',
    'Choose the first day.',
    'Choose the last day.',
    'Enter a whole number from 1 to 10,000.',
    'Enter a reason.',
  ])
    expect(await dialog.findByText(message)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Spring');
  await userEvent.type(dialog.getByLabelText('First day'), '2088-01-05');
  await userEvent.type(dialog.getByLabelText('Last day'), '2088-04-11');
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Places' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Agreed.');
  await userEvent.click(dialog.getByRole('button', { name: 'Add season' }));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Spring',
      startsOn: '2088-01-05',
      endsOn: '2088-04-11',
      places: null,
      reason: 'Agreed.',
    }),
  );
});

test('Changing one says who is in it; a refusal stands beside the field and what was typed stays', async () => {
  const details = { places: ['3 places are taken. Enter 3 or more.'] };
  open({ 'PUT /api/admin/seasons/s1': { status: 400, body: { code: 'validation_failed', details } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Change Winter 2087' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^3 members in this season\. They keep their places/)).toBeVisible();
  const places = dialog.getByRole('textbox', { name: 'Places' });
  await userEvent.clear(places);
  await userEvent.type(places, '2');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Smaller room.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save season' }));
  expect(await dialog.findByText('3 places are taken. Enter 3 or more.')).toBeVisible();
  expect(places).toHaveValue('2');
});

test('When someone else was first it says so', async () => {
  const body = { code: 'stale_season', message: 'Someone else changed this season.' };
  open({ 'PUT /api/admin/seasons/s1': { status: 409, body } });
  await userEvent.click(await screen.findByRole('button', { name: 'Change Winter 2087' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Smaller room.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save season' }));
  expect(await dialog.findByText(/Someone else changed this season/)).toBeVisible();
});
