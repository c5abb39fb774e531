import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Member } from '../sessions/member.js';
import { learningPathsSeenBy } from './learning-paths.queries.js';

@Injectable()
export class LearningPathsService {
  constructor(private readonly database: Database) {}

  async list(viewer: Member | null): Promise<string> {
    return (await this.database.json(learningPathsSeenBy(viewer?.id ?? null)))!;
  }
}
