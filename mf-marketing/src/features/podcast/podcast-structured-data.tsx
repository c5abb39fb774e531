import { paths } from '@futurelab/platform/paths';
import { usePublicConfig } from '@futurelab/platform/session';
import { StructuredData } from '@futurelab/platform/ui';
import type { Episode } from '../../queries/content';

interface PodcastStructuredDataProps {
  name: string;
  description: string;
  episodes: Episode[];
}

/** For search engines and feed readers: the series, where to follow it, and its episodes, each at its place on the page. */
export function PodcastStructuredData({ name, description, episodes }: PodcastStructuredDataProps) {
  const { publicUrl } = usePublicConfig();
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={name} href={publicUrl + paths.podcastFeed} />
      <StructuredData
        about={(address) => ({
          '@type': 'PodcastSeries',
          '@id': address(`${paths.podcast}#series`),
          name,
          description,
          url: address(paths.podcast),
          webFeed: address(paths.podcastFeed),
          inLanguage: 'en',
          author: { '@type': 'Person', name: 'Ines Valdor' },
          publisher: { '@id': address('/#organization') },
          hasPart: episodes.map(({ slug, number, title, summary, publishedAt, audio }) => ({
            '@type': 'PodcastEpisode',
            name: title,
            description: summary,
            episodeNumber: number,
            datePublished: publishedAt,
            url: address(paths.episode(slug)),
            partOfSeries: { '@id': address(`${paths.podcast}#series`) },
            associatedMedia: {
              '@type': 'AudioObject',
              contentUrl: address(audio.path),
              encodingFormat: audio.type,
              duration: `PT${audio.seconds}S`,
            },
          })),
        })}
      />
    </>
  );
}
