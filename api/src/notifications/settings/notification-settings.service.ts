import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ApiError, type ErrorDetails } from '../../core/errors/errors.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import {
  type Channel,
  fixedChannels,
  kindOf,
  NOTIFICATION_KIND_KEYS,
  type NotificationKindKey,
} from '../notification-kinds.js';
import { NotificationSchedulesService } from './notification-schedules.service.js';
import { NotificationSetting } from './notification-setting.entity.js';
import type { NotificationSettingChange, NotificationSettingsResponse } from './notification-settings.dto.js';

@Injectable()
export class NotificationSettingsService {
  constructor(
    @InjectRepository(NotificationSetting) private readonly settings: Repository<NotificationSetting>,
    private readonly schedules: NotificationSchedulesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of(userId: string): Promise<NotificationSettingsResponse> {
    const [settings, schedule] = await Promise.all([
      this.settings.findBy({ userId }),
      this.schedules.of(userId),
    ]);
    const chosen = new Map(settings.map(({ kind, channels }) => [kind, channels]));
    const kinds = NOTIFICATION_KIND_KEYS.map((kind) => {
      const declared = kindOf(kind);
      return {
        kind,
        class: declared.class,
        label: declared.label,
        channels: [...declared.channels],
        fixed: fixedChannels(kind),
        chosen: chosen.get(kind) ?? [...declared.defaults],
      };
    });
    return { kinds, pushKey: this.config.push?.publicKey ?? null, ...schedule };
  }

  /** @throws ApiError `validation_failed` naming every kind that may not go where it should */
  async change(userId: string, changes: readonly NotificationSettingChange[]): Promise<void> {
    const details: ErrorDetails = {};
    for (const { kind, channels } of changes) {
      const { channels: allowed, label } = kindOf(kind);
      if (channels.some((channel) => !allowed.includes(channel)))
        details[kind] = [`“${label}” can’t be sent there.`];
      if (fixedChannels(kind).some((channel) => !channels.includes(channel)))
        details[kind] = [`“${label}” always appears on the site.`];
    }
    if (Object.keys(details).length > 0)
      throw new ApiError(400, 'validation_failed', 'Some fields need attention.', details);
    if (changes.length === 0) return;
    const rows = changes.map(({ kind, channels }) => ({ userId, kind, channels }));
    await this.settings.upsert(rows, ['userId', 'kind']);
  }

  /** Nothing more of a kind by `channel`. */
  async leave(userId: string, kind: NotificationKindKey, channel: Channel): Promise<void> {
    const chosen = await this.settings.findOneBy({ userId, kind });
    const channels = (chosen?.channels ?? kindOf(kind).defaults).filter((one) => one !== channel);
    await this.settings.upsert({ userId, kind, channels }, ['userId', 'kind']);
  }
}
