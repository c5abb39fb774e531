import { fireEvent, render } from '@testing-library/react';
import { Avatar } from './avatar';

const pictureIn = (container: HTMLElement) => container.querySelector('img');

test('Without a picture the initial stands for the person', () => {
  const { container } = render(<Avatar name="  ørjan Dahl" />);
  expect(container).toHaveTextContent(/^Ø$/);
  expect(pictureIn(container)).toBeNull();
});

test('The picture is shown only once it has loaded', () => {
  const { container } = render(<Avatar name="Maya" src="/media/maya.webp" />);
  expect(container).toHaveTextContent('M');
  expect(pictureIn(container)).not.toHaveClass('shown');
  fireEvent.load(pictureIn(container)!);
  expect(pictureIn(container)).toHaveClass('shown');
});

test('A picture that fails leaves the initial', () => {
  const { container } = render(<Avatar name="Maya" src="/media/gone.webp" />);
  fireEvent.error(pictureIn(container)!);
  expect(pictureIn(container)).not.toHaveClass('shown');
  expect(container).toHaveTextContent('M');
});

test('Another picture waits for its own loading', () => {
  const { container, rerender } = render(<Avatar name="Maya" src="/media/one.webp" />);
  fireEvent.load(pictureIn(container)!);
  rerender(<Avatar name="Maya" src="/media/two.webp" />);
  expect(pictureIn(container)).not.toHaveClass('shown');
});
