import { paths } from '@futurelab/platform/paths';
import type { Track } from '@futurelab/platform/player';
import type { Episode } from '../../queries/content';

/** An episode as the player takes it. */
export const trackOf = ({ slug, title, audio, chapters }: Episode): Track => ({
  id: slug,
  title,
  source: audio.path,
  seconds: audio.seconds,
  page: paths.episode(slug),
  chapters,
});
