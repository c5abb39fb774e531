import { africaAndMiddleEast } from './people/africa-and-middle-east.js';
import { americas } from './people/americas.js';
import { asiaPacific } from './people/asia-pacific.js';
import { europe } from './people/europe.js';
import { team } from './people/team.js';
import type { SeedPerson } from './types.js';

/** Everybody in the community: the named cast and the instructors (`team`), then the members by region. */
export const people: SeedPerson[] = [...team, ...europe, ...americas, ...asiaPacific, ...africaAndMiddleEast];
