import { createHash } from 'node:crypto';
import http from 'node:http';
import pg from 'pg';

/** The session token of a member who was created. */
export const tokenOf = (slug) => createHash('sha256').update(`session of ${slug}`).digest('base64url');

/** A connection to the product's database, for what no client can see. */
export async function openDatabase({ databaseUrl }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return client;
}

/**
 * Members who are signed in, each with a connection of their own to the api.
 * @param {string} name what each of them is called before a number
 * @returns {Promise<{ people: { id: string, slug: string, call: Function }[], leave: () => void }>}
 */
export async function createMembers(product, database, name, size) {
  const slugs = Array.from({ length: size }, (_, index) => `${name}-${index + 1}`);
  const { rows } = await database.query(
    `INSERT INTO users (slug, email, first_name, last_name, time_zone, onboarded_at)
     SELECT slug, slug || '@example.test', 'Person', slug, 'Europe/Lisbon', now()
     FROM unnest($1::text[]) AS slug RETURNING id, slug`,
    [slugs],
  );
  await database.query(
    `INSERT INTO sessions (user_id, token_hash, expires_at)
     SELECT id, hash, now() + interval '1 day' FROM unnest($1::uuid[], $2::bytea[]) AS session (id, hash)`,
    [rows.map(({ id }) => id), rows.map(({ slug }) => createHash('sha256').update(tokenOf(slug)).digest())],
  );
  const agent = new http.Agent({ keepAlive: true, maxSockets: size });
  const people = rows.map(({ id, slug }) => ({
    id,
    slug,
    call: (method, path, body) => call(product, agent, tokenOf(slug), method, path, body),
  }));
  return { people, leave: () => agent.destroy() };
}

/** An event of tomorrow; its id. */
export async function announceEvent(database, slug, capacity) {
  const { rows } = await database.query(
    `INSERT INTO events (slug, title, summary, description, starts_at, ends_at, time_zone, format, access, capacity, cover_seed)
     VALUES ($1, 'An hour', 'An hour together.', 'An hour together.', now() + interval '1 day',
             now() + interval '25 hours', 'Europe/Lisbon', 'online', 'free', $2, $1) RETURNING id`,
    [slug, capacity],
  );
  return rows[0].id;
}

/** A course of as many short lessons; its id and theirs. */
export async function publishCourse(database, slug, lessons) {
  const { rows } = await database.query(
    `WITH course AS (
       INSERT INTO courses (slug, title, promise, description, track, level, access, cover_seed)
       VALUES ($1, 'A course', 'Do one thing well.', 'One thing.', 'ai-mastery', 'introductory', 'free', $1) RETURNING id),
     module AS (
       INSERT INTO course_modules (course_id, title, position) SELECT id, 'All of it', 1 FROM course RETURNING id, course_id)
     INSERT INTO lessons (course_id, module_id, slug, title, position, duration_minutes, kind, body)
     SELECT course_id, id, $1 || '-' || n, 'A lesson', n, 10, 'text', 'Read this.' FROM module, generate_series(1, $2::integer) n
     RETURNING id, course_id AS course`,
    [slug, lessons],
  );
  return { course: rows[0].course, lessons: rows.map(({ id }) => id) };
}

/** One call to the api as a member's page makes it; whatever is not 2xx is an error. */
function call({ apiUrl, url }, agent, token, method, path, body) {
  const text = body && JSON.stringify(body);
  const headers = {
    cookie: `futurelab=${token}`,
    origin: url,
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve, reject) => {
    const request = http.request(apiUrl + path, { method, agent, headers }, (answer) => {
      let received = '';
      answer.setEncoding('utf8').on('data', (part) => (received += part));
      answer.on('end', () => {
        if (answer.statusCode >= 300)
          reject(new Error(`${method} ${path}: ${answer.statusCode} ${received}`));
        else resolve(received && JSON.parse(received));
      });
    });
    request.on('error', reject).end(text);
  });
}
