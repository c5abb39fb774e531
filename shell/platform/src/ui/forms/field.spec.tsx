import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox, Field, Input, Select, Textarea } from './field';

test('A control is named by its label and described by its hint', () => {
  render(
    <Field label="Email" hint="We write once a week.">
      <Input type="email" />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toHaveAccessibleDescription('We write once a week.');
  expect(input).not.toHaveAttribute('aria-invalid');
});

test('An error marks the control invalid and is read with it, before the hint', () => {
  render(
    <Field label="Email" hint="We write once a week." error="Please enter a valid email address.">
      <Input />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Please enter a valid email address. We write once a week.');
});

test('A required field says so on its control', () => {
  render(
    <Field label="Message" required>
      <Textarea />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeRequired();
});

test('A hidden label still names the control', () => {
  render(
    <Field label="Sort by" labelHidden>
      <Select>
        <option>Newest</option>
      </Select>
    </Field>,
  );
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Newest');
});

test('A checkbox is checked by pressing its words', async () => {
  render(<Checkbox label="You may answer me by e-mail" hint="Nothing else." />);
  await userEvent.click(screen.getByText('You may answer me by e-mail'));
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Nothing else.');
});
