import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RowMenu } from './row-menu';

function show() {
  const chosen: string[] = [];
  const item = (label: string) => ({ label, onSelect: () => chosen.push(label) });
  render(
    <RowMenu label="More for this row" items={[item('Edit'), false, item('Copy link'), item('Remove')]} />,
  );
  return { chosen, button: screen.getByRole('button', { name: 'More for this row' }) };
}

test('A menu is opened, walked through and left by the keyboard, and the focus returns', async () => {
  const { chosen, button } = show();
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Remove' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
  expect(chosen).toEqual([]);
});

test('A choice is made once, closes the menu and gives the focus back', async () => {
  const { chosen, button } = show();
  button.focus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(chosen).toEqual(['Remove']);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
});

test('A press beside the menu closes it', async () => {
  const { chosen, button } = show();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(chosen).toEqual([]);
});
