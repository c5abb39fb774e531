import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readTheme, ThemeProvider, useTheme } from './theme';

function Choice() {
  const { theme, setTheme } = useTheme();
  return (
    <>
      <p>Now {theme}</p>
      <button onClick={() => setTheme('dark')}>Dark</button>
      <button onClick={() => setTheme('system')}>System</button>
    </>
  );
}

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['purple', 'system'],
  [undefined, 'system'],
])('A cookie of %s means %s', (cookie, theme) => {
  expect(readTheme(cookie)).toBe(theme);
});

test('Choosing a theme changes the page and is remembered; choosing the system forgets', async () => {
  render(
    <ThemeProvider initial="system">
      <Choice />
    </ThemeProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
  expect(document.cookie).toContain('theme=dark');
  expect(screen.getByText('Now dark')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'System' }));
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-theme'));
  expect(document.cookie).not.toContain('theme=');
});
