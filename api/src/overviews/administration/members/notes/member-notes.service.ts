import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../core/access/member.js';
import { recordAuditEvent } from '../../../../core/audit/audit.js';
import { Database, type Transaction } from '../../../../core/database/database.js';
import { NotFoundError } from '../../../../core/errors/errors.js';
import { User } from '../../../../identity/users/user.entity.js';
import { MemberNote } from './member-note.entity.js';

/** The audit log says that there was a note; what it said goes with the note. */
@Injectable()
export class MemberNotesService {
  constructor(private readonly database: Database) {}

  /** @throws NotFoundError */
  async add(memberId: string, text: string, actor: Member): Promise<{ id: string }> {
    return this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      if (!(await manager.existsBy(User, { id: memberId }))) throw new NotFoundError();
      const { id } = await manager.save(MemberNote, { memberId, authorId: actor.id, text });
      await record('add note', id, memberId, actor, transaction);
      return { id };
    });
  }

  /** @throws NotFoundError */
  async remove(memberId: string, id: string, actor: Member): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const lock = { mode: 'pessimistic_write' as const };
      const note = await transaction.manager.findOne(MemberNote, { where: { id, memberId }, lock });
      if (!note) throw new NotFoundError();
      await transaction.manager.delete(MemberNote, { id });
      await record('delete note', id, memberId, actor, transaction);
    });
  }
}

async function record(
  action: string,
  subjectId: string,
  memberId: string,
  actor: Member,
  transaction: Transaction,
): Promise<void> {
  await recordAuditEvent({ actor, action, subjectKind: 'note', subjectId, memberId }, transaction);
}
