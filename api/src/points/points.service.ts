import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Member } from '../sessions/member.js';
import type { UserPoints } from './points.dto.js';
import { pointTotalOf } from './points.queries.js';
import { levelOf } from './points.js';

@Injectable()
export class PointsService {
  constructor(private readonly database: Database) {}

  async of(member: Member): Promise<UserPoints> {
    const total = await this.database.one<{ totalPoints: number }>(pointTotalOf(member.id));
    const totalPoints = total?.totalPoints ?? 0;
    return { currentLevel: levelOf(totalPoints), totalPoints };
  }
}
