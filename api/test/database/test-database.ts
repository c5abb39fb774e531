import pg from 'pg';

let created = 0;

/** Copies the migrated template into a database of its own, for one spec file. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const template = new URL(process.env.TEST_TEMPLATE_URL!);
  const name = `spec_${process.pid}_${process.env.JEST_WORKER_ID}_${Date.now()}_${(created += 1)}`;
  await administer(template, `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(template, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** An empty database of another locale. `options` as `CREATE DATABASE` takes them: `LOCALE 'C'`. */
export async function createEmptyDatabase(options: string): Promise<{ url: string; drop(): Promise<void> }> {
  const url = new URL(process.env.TEST_TEMPLATE_URL!);
  const name = `spec_${process.pid}_${process.env.JEST_WORKER_ID}_${Date.now()}_${(created += 1)}`;
  await administer(url, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' ${options}`);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** Lets nobody in to the database at `url` and throws everybody out, or opens it again. */
export async function setAllowConnections(url: string, allow: boolean): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await administer(url, `ALTER DATABASE ${name} ALLOW_CONNECTIONS ${allow}`);
  if (!allow) await disconnect(url, name);
}

/** Lets every new connection to the database at `url` only read, or write again. */
export async function setReadOnly(url: string, readOnly: boolean): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await administer(url, `ALTER DATABASE ${name} SET default_transaction_read_only = ${readOnly}`);
  await disconnect(url, name);
}

const disconnect = (url: string, name: string) =>
  administer(url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);

async function administer(server: URL | string, statement: string): Promise<void> {
  const url = new URL(server);
  url.pathname = '/postgres';
  const client = new pg.Client(url.href);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
