import { ada, renderPage, screen, userEvent } from '@futurelab/platform/testing';
import WaitingProposals from '../../fragments/waiting-proposals';

test('An administrator sees how many proposed projects wait, and asks again for what did not come', async () => {
  let attempts = 0;
  renderPage(<WaitingProposals />, {
    user: ada,
    api: {
      'GET /api/projects?waiting=true&limit=1': () =>
        ++attempts === 1 ? { status: 503, body: 'busy' } : { body: [], headers: { 'x-total-count': '4' } },
    },
  });
  expect(screen.getByRole('link', { name: 'Proposed projects' })).toHaveAttribute(
    'href',
    '/synergizer?stage=proposed',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect((await screen.findByText('Not reviewed yet')).closest('dl')).toHaveTextContent('4');
});
