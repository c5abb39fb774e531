import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Member } from '../sessions/member.js';
import type { UserPoints } from './points.dto.js';
import { PointTotal } from './point-total.entity.js';
import { levelOf } from './points.js';

@Injectable()
export class PointsService {
  constructor(@InjectRepository(PointTotal) private readonly totals: Repository<PointTotal>) {}

  async of(member: Member): Promise<UserPoints> {
    const total = await this.totals.findOneBy({ userId: member.id });
    // There is no row until the first points are earned.
    const totalPoints = total?.totalPoints ?? 0;
    return { currentLevel: levelOf(totalPoints), totalPoints };
  }
}
