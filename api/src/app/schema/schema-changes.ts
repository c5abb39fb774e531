import type { DataSource } from 'typeorm';

export interface SchemaChanges {
  up: string[];
  down: string[];
}

/** The SQL that would bring the database to what the entities say; empty when they agree. */
export async function schemaChanges(dataSource: DataSource): Promise<SchemaChanges> {
  const log = await dataSource.driver.createSchemaBuilder().log();
  const texts = (queries: { query: string; parameters?: unknown[] }[]) =>
    queries.map(({ query, parameters }) => {
      if (parameters?.length)
        throw new Error(`A schema change with parameters cannot be written down: ${query}`);
      return query;
    });
  return { up: texts(log.upQueries), down: texts(log.downQueries).reverse() };
}
