import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../core/access/member.js';
import { Database } from '../../../../core/database/database.js';
import { NotFoundError } from '../../../../core/errors/errors.js';
import type { IdOrSlug } from '../../../../core/validation/id-or-slug.pipe.js';
import { deviceName } from '../../../../identity/sessions/devices/device-name.js';
import type { MemberRecord } from './member-record.dto.js';
import { memberRecord } from './member-record.queries.js';

@Injectable()
export class MemberRecordService {
  constructor(private readonly database: Database) {}

  /** @throws NotFoundError */
  async find(ref: IdOrSlug, viewer: Member): Promise<MemberRecord> {
    const json = await this.database.json(memberRecord(ref, viewer));
    if (json === undefined) throw new NotFoundError();
    const record = JSON.parse(json) as MemberRecord;
    const devices = record.devices?.map((each) => ({ ...each, device: deviceName(each.device) })) ?? null;
    return { ...record, devices };
  }
}
