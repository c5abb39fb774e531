import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Button, LinkButton } from './button';

test('A button does what it says once it is pressed', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Mark complete</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Mark complete' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('A busy button cannot be pressed again and says that it is busy', async () => {
  const onClick = jest.fn();
  render(
    <Button busy onClick={onClick}>
      Subscribing...
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Subscribing...' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(onClick).not.toHaveBeenCalled();
});

test('A button in a form does not send it unless it is a submit button', () => {
  render(<Button>Add</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('A link button is a link', () => {
  render(<LinkButton to="/courses">Browse courses</LinkButton>, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/courses');
});

test('A link button to the api leaves the page to the browser', async () => {
  render(
    <MemoryRouter>
      <LinkButton to="/api/login?returnTo=%2F" onClick={(event) => event.preventDefault()}>
        Login
      </LinkButton>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/api/login?returnTo=%2F');
});
