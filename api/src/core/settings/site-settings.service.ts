import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { SiteSettingsBody } from './site-settings.dto.js';
import { SiteSettings } from './site-settings.entity.js';

@Injectable()
export class SiteSettingsService {
  constructor(@InjectRepository(SiteSettings) private readonly rows: Repository<SiteSettings>) {}

  async read(): Promise<SiteSettingsBody> {
    const row = await this.rows.findOneBy({ id: 1 });
    return { reviewsGroups: row?.reviewsGroups ?? false };
  }

  async write({ reviewsGroups }: SiteSettingsBody): Promise<SiteSettingsBody> {
    await this.rows.upsert({ id: 1, reviewsGroups }, ['id']);
    return { reviewsGroups };
  }
}
