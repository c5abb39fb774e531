import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyState, ErrorState } from './states';

test('An empty place says what belongs there and offers one action', () => {
  render(
    <EmptyState title="Ready to Begin Your Journey" action={<button>Browse courses</button>}>
      Start a course and it waits for you here.
    </EmptyState>,
  );
  expect(screen.getByText('Ready to Begin Your Journey')).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('A failure is announced and can be tried again', async () => {
  const onRetry = jest.fn();
  render(<ErrorState onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('This didn’t load');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
