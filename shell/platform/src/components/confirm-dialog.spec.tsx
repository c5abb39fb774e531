import { Button } from '@futurelab/platform/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog';

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function ask(more: { staysOpen?: boolean } = {}) {
  const onConfirm = jest.fn();
  render(
    <ConfirmDialog
      trigger={<Button>Leave the group</Button>}
      title="Leave?"
      action="Leave"
      cancel="Stay"
      busy={false}
      onConfirm={onConfirm}
      {...more}
    />,
  );
  await press('Leave the group');
  await screen.findByRole('dialog', { name: 'Leave?' });
  return onConfirm;
}

test('Nothing is done when the question is answered with no', async () => {
  const onConfirm = await ask();
  await press('Stay');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onConfirm).not.toHaveBeenCalled();
});

test('What was asked about is done once, and the question is gone', async () => {
  const onConfirm = await ask();
  await press('Leave');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('A question that says itself when something failed stays', async () => {
  const onConfirm = await ask({ staysOpen: true });
  await press('Leave');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog')).toBeVisible();
});
