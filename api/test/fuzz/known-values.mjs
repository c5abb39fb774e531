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
  checkout: 'checkouts',
  files: 'group_resources',
  mutes: 'posts',
  recommendations: 'courses',
  'learning-paths': 'learning_paths',
  discussions: 'posts',
  preview: 'lessons',
  mail: 'mail_messages',
  kind: 'content',
};
/** What the document does not say of a parameter. */
const CHOICES = {
  'content.kind': ['page', 'episode', 'partner', 'testimonial'],
  'reactions.kind': ['like', 'thanks', 'insight'],
  'subscriptions.act': ['fail', 'renew', 'refund', 'dispute', 'cancel'],
  'auth.providerId': ['futurelab', 'email'],
  'identities.provider': ['futurelab', 'email'],
  'webhooks.provider': ['sandbox', 'stripe'],
};
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ADDRESSES = /\/([a-z-]+)\/([\w.-]{1,120})(?=[/?"#&\s]|$)/g;
const TOKENS = /[?&;](token|code|state)=([\w-]+)/g;
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
  learn(path, { json, bytes, headers: { link = '', location = '' } }) {
    const cursor = /[?&]cursor=([^&>]+)/.exec(link)?.[1];
    if (cursor) this.#add('.cursor', decodeURIComponent(cursor));
    const place = path.split('/').findLast((part) => part !== '' && !part.startsWith('{'));
    const walk = (value, isRow) => {
      if (Array.isArray(value)) for (const one of value.slice(0, 20)) walk(one, isRow);
      else if (typeof value === 'object' && value !== null)
        for (const [name, inner] of Object.entries(value)) {
          if (typeof inner === 'object') walk(inner, isRow && name === 'items');
          else {
            this.#add(`.${name}`, inner);
            if (/^(id|slug)$/.test(name) && isRow) this.#add(`/${place}`, inner);
          }
        }
    };
    walk(json, true);
    const text = `${location} ${bytes.subarray(0, 200_000).toString()}`;
    for (const [, before, value] of text.matchAll(ADDRESSES)) this.#add(`/${before}`, value);
    for (const [, name, value] of text.matchAll(TOKENS)) this.#add(`.${name}`, value);
  }

  /** Lists of what may fit `name`, a field or a parameter, after `place` in a path. */
  for(name, place, { isUuid = false } = {}) {
    const choices = CHOICES[`${place}.${name}`];
    if (choices) return [choices];
    const noun = name.replace(/Ids?$/, '');
    const nouns = noun === name ? [place] : [noun === 'reply' ? 'replies' : `${noun}s`, place];
    const isId = noun !== name || /^(id|slug)$/.test(name);
    const lists = isId ? nouns.flatMap((one) => [`/${one}`, TABLES[one] ?? one]) : [`.${name}`, `/${place}`];
    const found = this.#filled(lists, isUuid);
    return found.length > 0 || !isId ? found : this.#filled(['.id'], isUuid);
  }

  #filled(names, isUuid) {
    return names
      .map((name) => this.#lists.get(name) ?? [])
      .map((list) => (isUuid ? list.filter((value) => UUID.test(value)) : list))
      .filter((list) => list.length > 0);
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
