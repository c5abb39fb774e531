import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createQueryClient } from '../api/query-client';
import { maya } from '../testing/cast';
import { createFakeApi, type StubResponses } from '../testing/fake-api';
import { useSession } from './session';

function Who() {
  const { user, isLoading } = useSession();
  return <p>{isLoading ? 'loading' : (user?.firstName ?? 'nobody')}</p>;
}

const show = (answers: StubResponses) => {
  const api = createFakeApi(answers);
  render(
    <QueryClientProvider client={createQueryClient(api.transport)}>
      <Who />
    </QueryClientProvider>,
  );
  return api;
};

describe('the session', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is the user the api names', async () => {
    show({ 'GET /api/auth/user': { body: maya } });
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Maya')).toBeVisible();
  });

  it('asks again three times, a second apart, after a 401, and then treats it as signed out', async () => {
    const api = show({ 'GET /api/auth/user': { status: 401 } });
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(api.requests).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(api.requests).toHaveLength(2);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(api.requests).toHaveLength(4);
    expect(screen.getByText('nobody')).toBeVisible();
  });

  it('does not ask again after any other failure', async () => {
    const api = show({ 'GET /api/auth/user': { status: 503 } });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(api.requests).toHaveLength(1);
  });
});
