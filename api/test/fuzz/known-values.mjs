/** Where the rows are that a part of a path names, if not in a table of that name. */
const TABLES = {
  replies: 'post_replies',
  answer: 'post_replies',
  members: 'users',
  with: 'users',
  friendship: 'users',
  helper: 'users',
  owner: 'users',
  requests: 'project_requests',
  resources: 'group_resources',
  invitations: 'group_invitations',
  files: 'group_resources',
  mutes: 'posts',
  recommendations: 'courses',
  'learning-paths': 'learning_paths',
  discussions: 'posts',
  'event-forms': 'events',
  'group-forms': 'groups',
  preview: 'lessons',
  mail: 'mail_messages',
};
const MOST = 300;

/** Ids, slugs and other values that exist: from the database, and from what the api has answered. */
export class KnownValues {
  #lists = new Map();

  /** All of the seed, by table. */
  async read(query) {
    const tables = await query(
      `SELECT table_name AS name, array_agg(column_name::text) AS columns FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name IN ('id', 'slug') GROUP BY 1 ORDER BY 1`,
    );
    for (const { name, columns } of tables)
      for (const column of columns) {
        const rows = await query(
          `SELECT ${column}::text AS value FROM ${name} WHERE ${column} IS NOT NULL
           ORDER BY ${columns.includes('slug') ? 'slug' : column} LIMIT ${MOST}`,
        );
        for (const { value } of rows) this.#add(name, value);
      }
  }

  /** What stands in an answer, by the name of its field; ids by the place that they were asked of as well. */
  learn(path, answer, { link = '' } = {}) {
    const cursor = /[?&]cursor=([^&>]+)/.exec(link)?.[1];
    if (cursor) this.#add('.cursor', decodeURIComponent(cursor));
    const place = path.split('/').findLast((part) => part !== '' && !part.startsWith('{'));
    const walk = (value, depth) => {
      if (Array.isArray(value)) for (const one of value.slice(0, 20)) walk(one, depth);
      else if (typeof value === 'object' && value !== null)
        for (const [name, inner] of Object.entries(value)) {
          if (typeof inner === 'object') walk(inner, depth + 1);
          else {
            this.#add(`.${name}`, inner);
            if (/^(id|slug)$/.test(name) && depth < 2) this.#add(`/${place}`, inner);
          }
        }
    };
    walk(answer, 0);
  }

  /** Values that may fit `name`, the name of a field or parameter, after `place` in a path. */
  for(name, place) {
    const noun = name.replace(/Ids?$/, '');
    const nouns = noun === name ? [place] : [noun === 'reply' ? 'replies' : `${noun}s`, place];
    const isId = noun !== name || /^(id|slug)$/.test(name);
    const lists = isId ? nouns.flatMap((one) => [`/${one}`, TABLES[one] ?? one]) : [`.${name}`];
    const found = [lists, ['.id']].map((names) =>
      names.map((list) => this.#lists.get(list)).filter((list) => list?.length > 0),
    );
    return found[0].length > 0 || !isId ? found[0] : found[1];
  }

  #add(list, value) {
    if (value === null || value === undefined) return;
    const values = this.#lists.get(list) ?? [];
    this.#lists.set(list, values);
    if (values.includes(value)) return;
    values.push(value);
    if (values.length > MOST) values.shift();
  }
}
