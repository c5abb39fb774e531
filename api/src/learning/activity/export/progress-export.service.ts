import { Inject, Injectable } from '@nestjs/common';
import { achievementOf } from '../../../people/achievements/achievements.js';
import { CONFIG, type Config } from '../../../core/config/config.js';
import { Database } from '../../../core/database/database.js';
import type { Member } from '../../../core/access/member.js';
import { progressCsv, type ProgressExport } from './progress-export.js';
import { progressOf, type ProgressRow } from './progress-export.queries.js';

@Injectable()
export class ProgressExportService {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async json(member: Member): Promise<string> {
    return `${JSON.stringify(await this.of(member), null, 2)}\n`;
  }

  async csv(member: Member): Promise<string> {
    return progressCsv(await this.of(member), this.config.publicUrl);
  }

  private async of(member: Member): Promise<ProgressExport> {
    const { achievements, ...row } = (await this.database.one<ProgressRow>(progressOf(member.id)))!;
    return {
      ...row,
      achievements: achievements.flatMap(({ key, earnedAt }) => {
        const achievement = achievementOf(key);
        return achievement ? [{ title: achievement.title, rule: achievement.rule, earnedAt }] : [];
      }),
    };
  }
}
