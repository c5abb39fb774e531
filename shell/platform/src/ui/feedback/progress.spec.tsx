import { render, screen } from '@testing-library/react';
import { Progress } from './progress';

test.each([
  [-5, '0'],
  [0, '0'],
  [41.6, '42'],
  [100, '100'],
  [180, '100'],
])('Progress of %d is shown as %s of 100', (value, expected) => {
  render(<Progress value={value} label="Prompting with intent" showValue />);
  const bar = screen.getByRole('progressbar', { name: 'Prompting with intent' });
  expect(bar).toHaveAttribute('value', expected);
  expect(bar).toHaveAttribute('max', '100');
});
