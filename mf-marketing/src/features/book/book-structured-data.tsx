import { paths } from '@futurelab/platform/paths';
import { StructuredData } from '@futurelab/platform/ui';

/** For search engines: the book as one that can be bought. */
export const BookStructuredData = ({ description }: { description: string }) => (
  <StructuredData
    about={(address) => ({
      '@type': 'Book',
      '@id': address(`${paths.book}#book`),
      name: 'Digital Mystics',
      url: address(paths.book),
      description,
      author: { '@type': 'Person', name: 'Ines Valdor' },
      publisher: { '@id': address('/#organization') },
      inLanguage: 'en',
      numberOfPages: 216,
      workExample: [
        { '@type': 'Book', bookFormat: 'https://schema.org/Hardcover', offers: offer('24.00') },
        { '@type': 'Book', bookFormat: 'https://schema.org/EBook', offers: offer('12.00') },
      ],
    })}
  />
);

const offer = (price: string) =>
  ({
    '@type': 'Offer',
    price,
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
  }) as const;
