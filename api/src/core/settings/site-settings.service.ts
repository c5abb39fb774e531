import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Member } from '../access/member.js';
import { recordAuditEvent } from '../audit/audit.js';
import { Database } from '../database/database.js';
import type { SiteSettingsBody, SiteSettingsChange } from './site-settings.dto.js';
import { SiteSettings } from './site-settings.entity.js';

@Injectable()
export class SiteSettingsService {
  constructor(
    private readonly database: Database,
    @InjectRepository(SiteSettings) private readonly rows: Repository<SiteSettings>,
  ) {}

  async read(): Promise<SiteSettingsBody> {
    return settingsOf(await this.rows.findOneBy({ id: 1 }));
  }

  write({ reviewsGroups, sellsPro, mailName }: SiteSettingsChange, actor: Member): Promise<SiteSettingsBody> {
    return this.database.transaction(async (transaction) => {
      const before = settingsOf(await transaction.manager.findOneBy(SiteSettings, { id: 1 }));
      const after = {
        reviewsGroups: reviewsGroups ?? before.reviewsGroups,
        sellsPro: sellsPro ?? before.sellsPro,
        mailName: mailName ?? before.mailName,
      };
      if (isDeepStrictEqual(before, after)) return before;
      await transaction.manager.upsert(SiteSettings, { id: 1, ...after, mailName: after.mailName || null }, [
        'id',
      ]);
      const event = { actor, action: 'change', subjectKind: 'settings', subjectId: 'site', before, after };
      await recordAuditEvent(event, transaction);
      return after;
    });
  }
}

const settingsOf = (row: SiteSettings | null): SiteSettingsBody => ({
  reviewsGroups: row?.reviewsGroups ?? false,
  sellsPro: row?.sellsPro ?? true,
  mailName: row?.mailName ?? '',
});
