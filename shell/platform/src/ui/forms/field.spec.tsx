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

test('Characters that a line cannot hold are named beside it until they are gone', async () => {
  render(
    <Field label="Name">
      <Input />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.click(input);
  await userEvent.paste('Maya\u202egnp');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Some characters aren’t supported.');
  await userEvent.clear(input);
  await userEvent.paste('علی\u200cرضا');
  expect(input).toBeValid();
});

test('What a form puts into a line is checked as well', () => {
  const form = (value: string) => (
    <Field label="Name">
      <Input value={value} readOnly />
    </Field>
  );
  const { rerender } = render(form('Maya\u2066'));
  expect(screen.getByRole('textbox')).toBeInvalid();
  rerender(form('Maya'));
  expect(screen.getByRole('textbox')).toBeValid();
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

test('A checkbox is checked by pressing its label', async () => {
  render(<Checkbox label="You may answer me by e-mail" hint="Nothing else." />);
  await userEvent.click(screen.getByText('You may answer me by e-mail'));
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Nothing else.');
});

test.each(['date', 'datetime-local'])('A %s ends with the last year that the api accepts', (type) => {
  render(
    <Field label="When">
      <Input type={type} />
    </Field>,
  );
  expect(screen.getByLabelText('When')).toHaveAttribute('max', expect.stringMatching(/^2200-12-31/));
});
