import { Injectable } from '@nestjs/common';
import { recordAuditEvent } from '../../../core/audit/audit.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import { type JsonPage, readJsonPage } from '../../../core/paging/json-page.js';
import { decodeCursor } from '../../../core/paging/paging.js';
import { Database, type Transaction } from '../../../core/database/database.js';
import type { Member } from '../../../core/access/member.js';
import { User } from '../../../identity/users/user.entity.js';
import type { EnquiryChange, EnquiryListQuery } from '../enquiries.dto.js';
import { UnknownOwnerError, WrongStateError } from '../enquiries.errors.js';
import { enquiryDetail, enquiryPage } from '../enquiries.queries.js';
import { NEXT_STATES } from './enquiry-states.js';
import { Enquiry } from '../enquiry.entity.js';

const NEXT = JSON.stringify(NEXT_STATES);

/** The staff's inbox; every change is recorded in the audit log. */
@Injectable()
export class EnquiryInboxService {
  constructor(private readonly database: Database) {}

  list(query: EnquiryListQuery): Promise<JsonPage> {
    const after = query.cursor === undefined ? undefined : decodeCursor(query.cursor, 2);
    return readJsonPage(this.database, enquiryPage(query, after));
  }

  /** @throws NotFoundError */
  async find(id: string): Promise<string> {
    const json = await this.database.json(enquiryDetail(id, NEXT));
    if (json === undefined) throw new NotFoundError();
    return json;
  }

  /** @throws NotFoundError, WrongStateError, UnknownOwnerError */
  async change(id: string, change: EnquiryChange, actor: Member): Promise<string> {
    await this.database.transaction(async (transaction) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const enquiry = await transaction.manager.findOne(Enquiry, { where: { id }, lock });
      if (!enquiry) throw new NotFoundError();
      const before = { ...enquiry };
      await this.apply(change, enquiry, transaction);
      await transaction.manager.save(enquiry);
      await log(id, audited(before), audited(enquiry), actor, transaction);
    });
    return this.find(id);
  }

  private async apply(
    { state, ownerId, notes }: EnquiryChange,
    enquiry: Enquiry,
    transaction: Transaction,
  ): Promise<void> {
    if (state !== undefined && state !== enquiry.state) {
      if (!NEXT_STATES[enquiry.state].includes(state)) throw new WrongStateError(enquiry.state, state);
      enquiry.state = state;
    }
    if (ownerId !== undefined && ownerId !== enquiry.ownerId) {
      const isStaff = { id: ownerId ?? undefined, isAdmin: true };
      if (ownerId !== null && !(await transaction.manager.existsBy(User, isStaff)))
        throw new UnknownOwnerError();
      enquiry.ownerId = ownerId;
    }
    if (notes !== undefined) enquiry.notes = notes ?? '';
  }
}

const audited = ({ state, ownerId: owner, notes }: Enquiry) => ({ state, owner, notes });
type Audited = ReturnType<typeof audited>;

/** Only what has changed. */
async function log(id: string, was: Audited, is: Audited, actor: Member, transaction: Transaction) {
  const fields = (Object.keys(is) as (keyof Audited)[]).filter((field) => was[field] !== is[field]);
  if (fields.length === 0) return;
  const changed = (values: Audited) => Object.fromEntries(fields.map((field) => [field, values[field]]));
  const event = { actor, action: 'change', subjectKind: 'enquiry', subjectId: id };
  await recordAuditEvent({ ...event, before: changed(was), after: changed(is) }, transaction);
}
