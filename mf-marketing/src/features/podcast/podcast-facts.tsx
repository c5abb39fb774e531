import { paths } from '@futurelab/platform/paths';
import { StructuredData } from '@futurelab/platform/ui';
import { EPISODES } from './episodes';

/** For search engines: the series and its episodes, each at its place on the page. */
export const PodcastFacts = ({ name, description }: { name: string; description: string }) => (
  <StructuredData
    about={(address) => ({
      '@type': 'PodcastSeries',
      '@id': address(`${paths.podcast}#series`),
      name,
      description,
      url: address(paths.podcast),
      inLanguage: 'en',
      author: { '@type': 'Person', name: 'Ines Valdor' },
      publisher: { '@id': address('/#organization') },
      hasPart: EPISODES.map(({ number, title, about }) => ({
        '@type': 'PodcastEpisode',
        name: title,
        description: about,
        episodeNumber: number,
        url: address(`${paths.podcast}#episode-${number}`),
        partOfSeries: { '@id': address(`${paths.podcast}#series`) },
      })),
    })}
  />
);
