import { type Community, MARKERS } from '../community.js';
import { COMMUNITY, EVERYBODY, HER_GROUPS, HPC, HERSELF, type Viewer } from '../viewers.js';
import { NAME, row, type Surface } from './surface.js';

/** Who is in the groups, across a block or not: an event is its host's and its group's, not hers. */
const IN_THEM: readonly Viewer[] = ['group member', 'blocked by her', 'blocker', 'herself'];

/** In the list, not in an error. */
const isAmongMine = ({ body }: { body: { title: string }[] }, word: string) =>
  Array.isArray(body) && JSON.stringify(body).includes(word);

export const events: Surface[] = (['public', 'private', 'secret', 'pro'] as const)
  .flatMap((kind) => {
    const word = MARKERS[`${kind}Event`];
    const page = ({ events: all }: Community) => `/api/events/${all[kind].slug}`;
    const open = { public: EVERYBODY, private: IN_THEM, secret: IN_THEM, pro: HPC }[kind];
    const seeHer = { public: COMMUNITY, private: HER_GROUPS, secret: HER_GROUPS, pro: HPC }[kind];
    // Administrators host everything that they may see. Who has no membership is not going to what is for members of it.
    const enter: readonly Viewer[] = {
      public: ['group member', 'admin', 'herself'] as const,
      private: HER_GROUPS,
      secret: HER_GROUPS,
      pro: HPC,
    }[kind];
    const going = kind === 'pro' ? HERSELF : HER_GROUPS;
    return [
      row(`an event of a ${kind} group in the list`, '/api/events?limit=100', word, open),
      row(
        `an event of a ${kind} group among those online`,
        '/api/events?format=online&access=free',
        word,
        open,
      ),
      row(
        `an event of a ${kind} group among their own`,
        '/api/events?mine=true',
        (answer) => isAmongMine(answer, word),
        going,
      ),
      row(`the page of an event of a ${kind} group`, page, word, open),
      row(
        `an event of a ${kind} group by its id`,
        ({ events: all }) => `/api/events/${all[kind].id}`,
        word,
        open,
      ),
      row(`the file of an event of a ${kind} group`, (all) => `${page(all)}/calendar.ics`, word, open),
      row(`an event of a ${kind} group in the search`, `/api/search?q=${word}`, word, open),
      row(
        `her among who is coming to an event of a ${kind} group`,
        page,
        ({ body }) => JSON.stringify(body?.attendees ?? '').includes(NAME),
        seeHer,
      ),
      row(`the link of an event of a ${kind} group, ten minutes before`, page, `${word}-room`, enter),
      row(
        `their own answer to an event of a ${kind} group`,
        '/api/my/rsvps',
        ({ text }, { events: all }) => text.includes(all[kind].id),
        going,
      ),
    ];
  })
  .concat(
    row(
      'an event of a secret group as where her project meets next',
      ({ projects }) => `/api/projects/${projects.open}`,
      MARKERS.secretEvent,
      HER_GROUPS,
    ),
  );
