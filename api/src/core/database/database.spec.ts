import type { DataSource } from 'typeorm';
import { Database } from './database.js';

/** A pool whose first answers are these errors. */
function databaseAfter(...errors: Error[]) {
  const asked: string[] = [];
  const query = ({ text }: { text: string }) => {
    asked.push(text);
    const error = errors.shift();
    return error ? Promise.reject(error) : Promise.resolve({ rows: [{ n: 1 }], rowCount: 1 });
  };
  const dataSource = { driver: { master: { query } } } as unknown as DataSource;
  return { database: new Database(dataSource), asked };
}

const late = () => new Error('Connection terminated due to connection timeout');
const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect' });

describe('a statement', () => {
  it.each([late, refused])('is tried on another connection when none could be made', async (failure) => {
    const { database, asked } = databaseAfter(failure());
    await expect(database.one({ text: 'SELECT 1 AS n' })).resolves.toEqual({ n: 1 });
    expect(asked).toHaveLength(2);
  });

  it('is tried no more than twice', async () => {
    const { database, asked } = databaseAfter(refused(), refused(), refused());
    await expect(database.one({ text: 'SELECT 1' })).rejects.toThrow('ECONNREFUSED');
    expect(asked).toHaveLength(2);
  });

  it('is never sent again once it may have been received', async () => {
    const { database, asked } = databaseAfter(new Error('Connection terminated unexpectedly'));
    await expect(database.execute({ text: 'INSERT …' })).rejects.toThrow('unexpectedly');
    expect(asked).toHaveLength(1);
  });
});

describe('a process that has just started', () => {
  it('uses every connection it can at once, so that each is opened', async () => {
    let busy = 0;
    let most = 0;
    let failures = 1;
    const query = async () => {
      if (failures-- > 0) throw refused();
      most = Math.max(most, (busy += 1));
      await Promise.resolve();
      busy -= 1;
    };
    const dataSource = { driver: { master: { query, options: { max: 4 } } } } as unknown as DataSource;
    await new Database(dataSource).warm();
    expect({ most, busy }).toEqual({ most: 3, busy: 0 });
  });
});
