import { render } from '@testing-library/react';
import { PublicConfigProvider } from '../../session/public-config';
import { StructuredData } from './structured-data';

const config = {
  publicUrl: 'https://futurelab.example',
  chatbotId: null,
  chatbotScriptUrl: null,
  development: false,
};

test('Search engines read what a page is about, with whole addresses, and no title ends the data', () => {
  const { container } = render(
    <PublicConfigProvider value={config}>
      <StructuredData
        about={(address) => ({
          '@type': 'Book',
          name: '</script><script>alert(1)</script>',
          url: address('/digital-mystics/book'),
        })}
      />
    </PublicConfigProvider>,
  );
  const [data, ...others] = container.querySelectorAll('script');
  expect(others).toEqual([]);
  expect(data!.innerHTML).not.toContain('<');
  expect(JSON.parse(data!.innerHTML)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Book',
    name: '</script><script>alert(1)</script>',
    url: 'https://futurelab.example/digital-mystics/book',
  });
});
