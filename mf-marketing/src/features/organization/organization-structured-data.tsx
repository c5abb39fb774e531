import { paths } from '@futurelab/platform/paths';
import { StructuredData } from '@futurelab/platform/ui';
import { CONTACT_ADDRESS } from '../../shared/contact-address';

/** For search engines: who FutureLab is, and how its site is searched. */
export const OrganizationStructuredData = () => (
  <>
    <StructuredData
      about={(address) => ({
        '@type': 'Organization',
        '@id': address('/#organization'),
        name: 'FutureLab',
        url: address(paths.home),
        logo: address('/shell/favicon.svg'),
        description: 'A community and learning platform for the conscious use of AI, for people who lead.',
        email: CONTACT_ADDRESS,
        founder: { '@type': 'Person', name: 'Ines Valdor' },
      })}
    />
    <StructuredData
      about={(address) => ({
        '@type': 'WebSite',
        '@id': address('/#site'),
        name: 'FutureLab',
        url: address(paths.home),
        inLanguage: 'en',
        publisher: { '@id': address('/#organization') },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${address(paths.search)}?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      })}
    />
  </>
);
