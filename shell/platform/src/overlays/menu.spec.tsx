import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Menu, MenuItem } from './menu';

test('A menu opens from its button by keyboard, and an item does what it says', async () => {
  const onSelect = jest.fn();
  render(
    <Menu trigger={<button>More</button>}>
      <MenuItem onSelect={onSelect}>Mute</MenuItem>
      <MenuItem to="/profile">Profile</MenuItem>
    </Menu>,
    { wrapper: MemoryRouter },
  );
  screen.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.querySelector('style')).toBeNull();
});
