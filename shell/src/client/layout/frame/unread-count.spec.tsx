import { createQueryClient, QueryClientProvider } from '@futurelab/platform/query';
import { act } from '@futurelab/platform/testing';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { UnreadCount } from './unread-count';

test('What the page has marked as read before the frame is hydrated is no mismatch, and the count is the new one', async () => {
  const client = createQueryClient();
  const unread = (count: number) =>
    client.setQueryData(['/api/conversations/unread'], { unread: count, requests: 0 });
  const link = (
    <QueryClientProvider client={client}>
      <UnreadCount to="/messages" />
    </QueryClientProvider>
  );
  unread(2);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(link);
  unread(1);
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(root, link, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root).toHaveTextContent('1 unread conversation');
});
