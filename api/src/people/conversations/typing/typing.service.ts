import { Injectable } from '@nestjs/common';
import type { Member } from '../../../core/access/member.js';
import { Database } from '../../../core/database/database.js';
import { NotFoundError, TooManyRequestsError } from '../../../core/errors/errors.js';
import { LiveService } from '../../../core/live/live.service.js';
import { RateLimitsService } from '../../../core/rate-limits/rate-limits.service.js';
import { typingAudience, type TypingAudience } from './typing.queries.js';

const RATE_LIMIT = { name: 'typing', limit: 1, windowSeconds: 3 };

@Injectable()
export class TypingService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimitsService,
    private readonly live: LiveService,
  ) {}

  /** Says it at most once in three seconds; more than that is ignored. @throws NotFoundError */
  async announce(id: string, member: Member): Promise<void> {
    const audience = await this.database.one<TypingAudience>(typingAudience(member.id, id));
    if (!audience) throw new NotFoundError();
    const { memberIds } = audience;
    if (memberIds.length === 0 || !(await this.isDue(member))) return;
    await this.live.signal({ topic: `typing:${id}:${member.id}`, memberIds });
  }

  private async isDue({ id }: Member): Promise<boolean> {
    try {
      await this.limits.count(RATE_LIMIT, id);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequestsError) return false;
      throw error;
    }
  }
}
