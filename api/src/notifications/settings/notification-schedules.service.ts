import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type DigestDay, NotificationSchedule } from './notification-schedule.entity.js';

const DAY_MS = 24 * 60 * 60 * 1000;

@Injectable()
export class NotificationSchedulesService {
  constructor(
    @InjectRepository(NotificationSchedule) private readonly schedules: Repository<NotificationSchedule>,
  ) {}

  async of(userId: string): Promise<{ pausedUntil: string | null; digestOn: DigestDay | null }> {
    const schedule = await this.schedules.findOneBy({ userId });
    const pausedUntil = schedule?.pausedUntil ?? null;
    return {
      pausedUntil: pausedUntil && pausedUntil > new Date() ? pausedUntil.toISOString() : null,
      digestOn: schedule?.digestOn ?? null,
    };
  }

  async pause(userId: string, days: number): Promise<void> {
    const pausedUntil = new Date(Date.now() + days * DAY_MS);
    await this.schedules.upsert({ userId, pausedUntil }, ['userId']);
  }

  async resume(userId: string): Promise<void> {
    await this.schedules.update({ userId }, { pausedUntil: null });
  }

  /** @param digestOn null: a week after they were last here */
  async sendDigestOn(userId: string, digestOn: DigestDay | null): Promise<void> {
    await this.schedules.upsert({ userId, digestOn }, ['userId']);
  }
}
