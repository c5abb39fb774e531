import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.js';

/** How busy the connections of this process are. A pool that people wait for is too small, or its statements too slow. */
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
