import { paths } from '@futurelab/platform/paths';
import { useSite } from '@futurelab/platform/session';
import { StructuredData } from '@futurelab/platform/ui';

/** For search engines: who FutureLab is, and how its site is searched. */
export function OrganizationStructuredData() {
  const { siteName, contactAddress, links } = useSite();
  return (
    <>
      <StructuredData
        about={(address) => ({
          '@type': 'Organization',
          '@id': address('/#organization'),
          name: siteName,
          url: address(paths.home),
          logo: address('/shell/favicon.svg'),
          description: 'A community and learning platform for the conscious use of AI, for people who lead.',
          email: contactAddress,
          ...(links.length > 0 && { sameAs: links.map(({ url }) => url) }),
          founder: { '@type': 'Person', name: 'Ines Valdor' },
        })}
      />
      <StructuredData
        about={(address) => ({
          '@type': 'WebSite',
          '@id': address('/#site'),
          name: siteName,
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
}
