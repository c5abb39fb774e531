import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Member } from '../access/member.js';
import { recordAuditEvent } from '../audit/audit.js';
import { Database, type Transaction } from '../database/database.js';
import type { PublicSiteSettings, SiteSettingsBody, SiteSettingsChange } from './site-settings.dto.js';
import { SiteSettings } from './site-settings.entity.js';

const AS_IT_COMES: SiteSettingsBody = {
  siteName: 'FutureLab',
  contactAddress: 'hello@futurelab.example',
  links: [],
  mailName: '',
  offersAssistant: true,
  assistantId: '',
  reviewsGroups: false,
  acceptsMembers: true,
  newMembersPost: true,
  acceptsMentorship: true,
  acceptsSubscribers: true,
  sellsPro: true,
};

@Injectable()
export class SiteSettingsService {
  constructor(
    private readonly database: Database,
    @InjectRepository(SiteSettings) private readonly rows: Repository<SiteSettings>,
  ) {}

  async read({ manager }: Pick<Transaction, 'manager'> = this.rows): Promise<SiteSettingsBody> {
    return settingsOf(await manager.findOneBy(SiteSettings, { id: 1 }));
  }

  /** What pages show. */
  async readPublic(): Promise<PublicSiteSettings> {
    const { mailName: _mailName, reviewsGroups: _reviewsGroups, ...shown } = await this.read();
    return shown;
  }

  write(change: SiteSettingsChange, actor: Member): Promise<SiteSettingsBody> {
    return this.database.transaction(async (transaction) => {
      const before = await this.read(transaction);
      const given = Object.entries(change).filter(([, value]) => value !== undefined);
      const after = plain({ ...before, ...Object.fromEntries(given) });
      if (isDeepStrictEqual(before, after)) return before;
      const { mailName, assistantId } = after;
      const row = { id: 1 as const, ...after, mailName: mailName || null, assistantId: assistantId || null };
      await transaction.manager.upsert(SiteSettings, row, ['id']);
      const event = { actor, action: 'change', subjectKind: 'settings', subjectId: 'site', before, after };
      await recordAuditEvent(event, transaction);
      return after;
    });
  }
}

function settingsOf(row: SiteSettings | null): SiteSettingsBody {
  if (!row) return AS_IT_COMES;
  const { id: _id, mailName, assistantId, ...rest } = row;
  return plain({ ...rest, mailName: mailName ?? '', assistantId: assistantId ?? '' });
}

/** Without the classes of bodies and rows, so that equal settings are equal. */
const plain = ({ links, ...rest }: SiteSettingsBody): SiteSettingsBody => ({
  ...rest,
  links: links.map(({ label, url }) => ({ label, url })),
});
