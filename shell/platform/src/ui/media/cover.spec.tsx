import { render } from '@testing-library/react';
import { Cover } from './cover';

test('A cover is a decorative file that is the same wherever its seed stands', () => {
  const { container } = render(<Cover seed="ai-mastery.a/b ü" kind="course" />);
  const picture = container.querySelector('img')!;
  expect(picture).toHaveAttribute('src', '/pictures/covers/2/course/ai-mastery.a%2Fb%20%C3%BC.svg');
  expect(picture).toHaveAttribute('alt', '');
  expect(picture).toHaveAttribute('loading', 'lazy');
});
