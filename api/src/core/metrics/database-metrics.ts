import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.js';

/** State of the connection pool. Waiting requests mean that it is too small, or statements are too slow. */
export function measureDatabase(database: Database, registry: Registry): void {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of this process to PostgreSQL, by what they are doing',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle } = database.pooled();
      this.set({ state: 'busy' }, total - idle);
      this.set({ state: 'idle' }, idle);
    },
  });
  new Gauge({
    name: 'database_pool_waiting',
    help: 'Requests that wait for a connection',
    registers: [registry],
    collect() {
      this.set(database.pooled().waiting);
    },
  });
}
