import { ApiError, createQueryClient } from '@futurelab/platform/api';
import { sessionQuery, type CurrentUser } from '@futurelab/platform/session';
import { waitFor } from '@testing-library/react';
import { forgetOpenings } from './forget-openings';
import { OPENINGS } from './opening';

const maya = { id: 'maya', firstName: 'Maya' } as CurrentUser;
const named = jest.fn(async (_names: string) => undefined);
const removed = jest.fn(async (_name: string) => true);
const registration = { navigationPreload: { setHeaderValue: named } };

/** A page of Maya's that is alive. */
function alive() {
  const client = createQueryClient();
  client.setQueryData(sessionQuery.queryKey, maya);
  forgetOpenings(client);
  return client;
}

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => registration } });
  Object.assign(window, { caches: { delete: removed } });
});

const forgotten = async () => {
  await waitFor(() => expect(named).toHaveBeenCalledWith(''));
  expect(removed).toHaveBeenCalledWith(OPENINGS);
};

describe('what pages begin with is forgotten', () => {
  it('when another theme is chosen', async () => {
    alive();
    document.documentElement.dataset.theme = 'dark';
    await forgotten();
  });

  it('when the member goes by another name', async () => {
    const client = alive();
    client.setQueryData(sessionQuery.queryKey, { ...maya, firstName: 'May' } as CurrentUser);
    await forgotten();
  });

  it('when a read is refused, because the session has ended', async () => {
    const client = alive();
    const queryFn = () => Promise.reject(new ApiError(401, 'Unauthorized'));
    await client.query({ queryKey: ['/api/my/rsvps'], queryFn, retry: false }).catch(() => undefined);
    await forgotten();
  });

  it('and kept when the session is read again and is the same', async () => {
    const client = alive();
    client.setQueryData(sessionQuery.queryKey, { ...maya });
    client.setQueryData(['/api/events'], []);
    await new Promise((resolve) => setTimeout(resolve));
    expect(removed).not.toHaveBeenCalled();
  });
});
