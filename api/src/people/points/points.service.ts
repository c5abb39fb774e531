import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { decodeCursor, type PageQuery } from '../../core/paging/paging.js';
import { Database } from '../../core/database/database.js';
import type { Member } from '../../core/access/member.js';
import type { UserPoints } from './points.dto.js';
import { PointTotal } from './point-total.entity.js';
import { exchangesSettledBy, pointEntryPage } from './points.queries.js';
import { levelOf } from './points.js';

@Injectable()
export class PointsService {
  constructor(
    private readonly database: Database,
    @InjectRepository(PointTotal) private readonly totals: Repository<PointTotal>,
  ) {}

  async of(member: Member): Promise<UserPoints> {
    const [total, exchanges] = await Promise.all([
      this.totals.findOneBy({ userId: member.id }),
      this.database.one<{ settled: number }>(exchangesSettledBy(member.id)),
    ]);
    // There is no row until the first points are earned.
    const totalPoints = total?.totalPoints ?? 0;
    return { currentLevel: levelOf(totalPoints), totalPoints, exchangesSettled: exchanges!.settled };
  }

  /** One page of the member's ledger. */
  entriesOf(member: Member, { cursor, limit }: PageQuery): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 3);
    return readJsonPage(this.database, pointEntryPage(member.id, limit, after));
  }
}
