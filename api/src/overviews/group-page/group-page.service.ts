import { Injectable } from '@nestjs/common';
import type { Member } from '../../core/access/member.js';
import { Database } from '../../core/database/database.js';
import { NotFoundError } from '../../core/errors/errors.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { visibleGroup } from './group-page.queries.js';

@Injectable()
export class GroupPageService {
  constructor(private readonly database: Database) {}

  /** @throws NotFoundError also for secret groups the member is not in. */
  async find(ref: IdOrSlug, viewer: Member): Promise<string> {
    const group = await this.database.json(visibleGroup(ref, viewer));
    if (group === undefined) throw new NotFoundError();
    return group;
  }
}
