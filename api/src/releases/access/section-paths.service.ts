import { Injectable } from '@nestjs/common';
import { ApiError } from '../../core/errors/errors.js';
import { Database } from '../../core/database/database.js';
import { sectionPaths } from '../channels/channels.queries.js';
import { record } from '../registry/release-audit.js';
import { isReserved } from '../registry/route-ownership.js';
import type { SectionPathsRequest } from '../releases.dto.js';
import type { Actor } from './release-actor.js';
import { SectionPath } from './section-path.entity.js';

/** Which part of the site belongs to which section. */
@Injectable()
export class SectionPathsService {
  constructor(private readonly database: Database) {}

  /** From now on a section may release pages there and nowhere else; what is live stays. */
  async give(app: string, { paths, reason }: SectionPathsRequest, actor: Actor): Promise<string[]> {
    const reserved = paths.find(isReserved);
    if (reserved) refuse(`${reserved} is reserved for the platform.`);
    return this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      await manager.query('LOCK TABLE section_paths IN SHARE ROW EXCLUSIVE MODE');
      const given = await transaction.query<SectionPath>(sectionPaths());
      const taken = given.find(
        ({ app: other, path }) => other !== app && path !== '/' && paths.includes(path),
      );
      if (taken) refuse(`${taken.path} belongs to ${taken.app}. Take it from there first.`);
      const before = { paths: given.filter((one) => one.app === app).map(({ path }) => path) };
      const after = { paths: [...paths].sort() };
      await manager.delete(SectionPath, { app });
      await manager.insert(
        SectionPath,
        after.paths.map((path) => ({ app, path })),
      );
      await record({ actor, app, action: 'give paths', reason, before, after }, transaction);
      return after.paths;
    });
  }
}

function refuse(message: string): never {
  throw new ApiError(409, 'path_taken', message);
}
