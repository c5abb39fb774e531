import type { EntityManager, EntityTarget, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';

/** Inserts a row, unless a unique constraint knows one like it. @returns whether it is new */
export async function insertIfAbsent<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  row: QueryDeepPartialEntity<Entity>,
): Promise<boolean> {
  const insertion = manager.createQueryBuilder().insert().into(entity).values(row).orIgnore();
  const { raw } = await insertion.updateEntity(false).returning('1').execute();
  return (raw as unknown[]).length > 0;
}
