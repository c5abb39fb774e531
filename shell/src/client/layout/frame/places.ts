import type { MenuGroup } from '@futurelab/platform/contract';
import type { GroupedLink } from '../../../app/menu-links';

/** Those of `links` that are in the groups, one group after the other. */
export const placesOf = (links: GroupedLink[], ...groups: MenuGroup[]): GroupedLink[] =>
  groups.flatMap((each) => links.filter(({ group }) => group === each));
