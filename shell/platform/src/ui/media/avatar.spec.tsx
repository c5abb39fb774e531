import { render } from '@testing-library/react';
import { Avatar } from './avatar';

const pictureIn = (container: HTMLElement) => container.querySelector('img');

test('Without a picture the initial stands for the person', () => {
  const { container } = render(<Avatar name="  ørjan Dahl" />);
  expect(container).toHaveTextContent(/^Ø$/);
  expect(pictureIn(container)).toBeNull();
});

test('The picture needs no script, and the initial is under it', () => {
  const { container } = render(<Avatar name="Maya" src="/media/maya.webp" />);
  expect(container).toHaveTextContent('M');
  expect(pictureIn(container)).toHaveAttribute('src', '/media/maya.webp');
});
