import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../ui';
import { TimeZoneInput } from './time-zone-input';

function Form({ onSubmit }: { onSubmit: (timeZone: string) => void }) {
  const [timeZone, setTimeZone] = useState('Europe/Lisbon');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(timeZone);
      }}
    >
      <Field label="Time zone">
        <TimeZoneInput value={timeZone} onChange={setTimeZone} />
      </Field>
      <button>Save</button>
    </form>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Time zone' });
const offered = () =>
  [...document.querySelectorAll('option')].map(({ value, label }) => `${value}: ${label}`);

test('Every zone is offered by its one name, with its city and its offset', async () => {
  render(<Form onSubmit={jest.fn()} />);
  expect(offered()).toEqual([]);
  await userEvent.click(field());
  await screen.findByText('', { selector: 'option[value="Asia/Kolkata"]' });
  expect(offered()).toContain('Asia/Kolkata: Kolkata, UTC+05:30');
  expect(offered().join()).not.toContain('Calcutta');
});

test('A city that is typed over the zone becomes its name when the field is left', async () => {
  render(<Form onSubmit={jest.fn()} />);
  await userEvent.tab();
  await userEvent.keyboard('new york');
  expect(field()).toHaveValue('new york');
  await userEvent.tab();
  expect(field()).toHaveValue('America/New_York');
});

test('Enter sends the zone that is meant, and what is none as it was typed', async () => {
  const onSubmit = jest.fn();
  render(<Form onSubmit={onSubmit} />);
  await userEvent.tab();
  await userEvent.keyboard('calcutta{Enter}');
  expect(onSubmit).toHaveBeenLastCalledWith('Asia/Kolkata');
  fireEvent.change(field(), { target: { value: 'Atlantis' } });
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenLastCalledWith('Atlantis');
});
