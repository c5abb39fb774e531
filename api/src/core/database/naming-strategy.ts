import { createHash } from 'node:crypto';
import { DefaultNamingStrategy, type Table } from 'typeorm';

const MAX_IDENTIFIER = 63;

const snake = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();

/** snake_case columns and constraint names a person can read in an error: `uq_users_email`, `fk_rsvps_event_id`. */
export class ReadableNamingStrategy extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    return snake([...prefixes, customName ?? propertyName].join('_'));
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snake(`${relationName}_${referencedColumnName}`);
  }

  override joinTableColumnName(tableName: string, propertyName: string, columnName?: string): string {
    return snake(`${tableName}_${columnName ?? propertyName}`);
  }

  override primaryKeyName(table: Table | string): string {
    return this.constraint('pk', table, []);
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return this.constraint('uq', table, columns);
  }

  override relationConstraintName(table: Table | string, columns: string[]): string {
    return this.constraint('uq', table, columns);
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return this.constraint('fk', table, columns);
  }

  override indexName(table: Table | string, columns: string[], where?: string): string {
    return this.constraint('ix', table, where ? [...columns, digest(where)] : columns);
  }

  override checkConstraintName(table: Table | string, expression: string): string {
    return this.constraint('ck', table, [digest(expression)]);
  }

  private constraint(kind: string, table: Table | string, columns: string[]): string {
    const name = [kind, this.getTableName(table).replace('.', '_'), ...columns.map(snake)].join('_');
    return name.length <= MAX_IDENTIFIER ? name : `${name.slice(0, MAX_IDENTIFIER - 9)}_${digest(name)}`;
  }
}

function digest(text: string): string {
  return createHash('sha1').update(text).digest('hex').slice(0, 8);
}
