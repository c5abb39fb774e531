import { courses } from './courses.js';
import { events } from './events.js';
import { groups } from './groups.js';
import { notifications } from './notifications.js';
import { ownThings } from './own-things.js';
import { people } from './people.js';
import { posts } from './posts.js';
import type { Surface } from './surface.js';
import { synergizer } from './synergizer.js';

/** Who sees what of Zenobia, everywhere the api answers with something of hers. */
export const POLICY: readonly Surface[] = [
  ...people,
  ...groups,
  ...posts,
  ...courses,
  ...events,
  ...synergizer,
  ...notifications,
  ...ownThings,
];
