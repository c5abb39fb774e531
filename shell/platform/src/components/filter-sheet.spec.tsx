import { render, screen } from '@testing-library/react';
import { FilterSheet } from './filter-sheet';

const show = (chosen: number) =>
  render(
    <form>
      <FilterSheet chosen={chosen}>
        <input name="topic" />
      </FilterSheet>
    </form>,
  );

test('A button opens the sheet without a script, and says how many filters are chosen', () => {
  show(2);
  const sheet = screen.getByRole('group', { name: 'Filters' });
  const button = screen.getByRole('button', { name: 'Filters (2)' });
  expect(button).toHaveAttribute('popovertarget', sheet.id);
  expect(sheet).toContainElement(screen.getByRole('textbox'));
});

test('Links need no button that sends a form', () => {
  render(
    <FilterSheet label="Questions" done={false}>
      <a href="/all">All types</a>
    </FilterSheet>,
  );
  expect(screen.getByRole('button')).toHaveTextContent('Questions');
});

test('Without a chosen filter the button says its name alone', () => {
  show(0);
  expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show results' })).toHaveAttribute('type', 'submit');
});
