import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '../toast/toaster';
import { Dialog } from './dialog';

jest.mock('./floating-dialog', () => {
  throw new Error('The connection dropped');
});

test('A dialog whose code does not arrive says so, and the page stays', async () => {
  render(
    <>
      <Dialog title="Leave this group?" trigger={<button>Leave</button>} />
      <Toaster />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('That didn’t open')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Leave' })).toHaveAttribute('aria-expanded', 'false');
});
