import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Member } from '../../core/access/member.js';
import { recordAuditEvent } from '../../core/audit/audit.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { NotFoundError } from '../../core/errors/errors.js';
import { SESSION_TOPIC } from '../../core/live/live-streams.js';
import { LiveService } from '../../core/live/live.service.js';
import { MailService } from '../../core/mail/mail.service.js';
import { accessLevelOf, isHigher } from '../../identity/access-levels/access-level.js';
import { requireActiveAdministrator } from '../../identity/access-levels/active-administrators.js';
import { isSuspended } from '../../identity/users/is-suspended.js';
import type { AuthorSummary } from '../../identity/users/person.dto.js';
import { User } from '../../identity/users/user.entity.js';
import type { MergedTable, MergePreview } from './account-merging.dto.js';
import {
  BothPayError,
  OwnAccountGoesError,
  RoleWouldBeLostError,
  SameAccountError,
  SuspendedAccountError,
} from './account-merging.errors.js';
import { authorOf, mergeBegin, mergeStatements, payersAmong } from './account-merging.queries.js';
import { mergedMail } from './merged-mail.js';

interface Pair {
  stays: User;
  goes: User;
}

/** Carries what a merge did out of its transaction, which it rolls back. */
class RolledBack extends Error {
  constructor(readonly preview: MergePreview) {
    super('previewed');
  }
}

/** Makes two accounts of one person into one: everything of one becomes the other’s, in one transaction. */
@Injectable()
export class AccountMergingService {
  constructor(
    private readonly database: Database,
    private readonly mail: MailService,
    private readonly live: LiveService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The merge itself, rolled back. @throws ApiError as `merge` does */
  async preview(staysId: string, goesId: string, actor: Member): Promise<MergePreview> {
    try {
      return await this.database.transaction(async (transaction) => {
        const pair = await this.lockedPair(staysId, goesId, actor, transaction);
        const { stays, goes } = pair;
        const people = {
          ...{ stays: await author(stays.id, transaction), goes: await author(goes.id, transaction) },
          ...{ staysEmail: stays.email, goesEmail: goes.email },
        };
        throw new RolledBack({ ...people, tables: await mergeRows(pair, transaction) });
      });
    } catch (error) {
      if (error instanceof RolledBack) return error.preview;
      throw error;
    }
  }

  /**
   * @throws SameAccountError, OwnAccountGoesError, NotFoundError, RoleWouldBeLostError, SuspendedAccountError, BothPayError
   */
  async merge(staysId: string, goesId: string, reason: string, actor: Member): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const pair = await this.lockedPair(staysId, goesId, actor, transaction);
      const { stays, goes } = pair;
      const tables = await mergeRows(pair, transaction);
      const about = { subjectKind: 'member', subjectId: stays.id, memberId: stays.id };
      await recordAuditEvent(
        {
          ...{ ...about, actor, action: 'merge', reason },
          ...{ before: { merged: goes.slug }, after: { into: stays.slug, ...totals(tables) } },
        },
        transaction,
      );
      const merged = { site: this.config.publicUrl, staysEmail: stays.email, goesEmail: goes.email };
      const addresses = [stays.email, goes.email].flatMap((email) => email ?? []);
      await this.mail.sendAll(
        addresses.map((email) => mergedMail(email, merged)),
        transaction,
      );
      await this.live.publish(
        [
          { topic: SESSION_TOPIC, memberIds: [goes.id] },
          { topic: 'me', memberIds: [stays.id] },
        ],
        transaction,
      );
    });
  }

  /** Both locked, in one order: of two merges at once the second finds one account gone. */
  private async lockedPair(
    staysId: string,
    goesId: string,
    actor: Member,
    transaction: Transaction,
  ): Promise<Pair> {
    if (staysId === goesId) throw new SameAccountError();
    if (goesId === actor.id) throw new OwnAccountGoesError();
    await requireActiveAdministrator(actor, transaction);
    const ids = [staysId, goesId];
    const users = await transaction.manager.find(User, {
      where: { id: In(ids) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const [stays, goes] = ids.map((id) => users.find((user) => user.id === id));
    if (!stays || !goes) throw new NotFoundError();
    if (isHigher(accessLevelOf(goes), accessLevelOf(stays))) throw new RoleWouldBeLostError();
    if (isSuspended(stays) || isSuspended(goes)) throw new SuspendedAccountError();
    if ((await transaction.query(payersAmong(ids))).length > 1) throw new BothPayError();
    return { stays, goes };
  }
}

/** Everything of the one becomes the other’s, and then its account goes. */
async function mergeRows({ stays, goes }: Pair, transaction: Transaction): Promise<MergedTable[]> {
  await transaction.query(mergeBegin());
  const tables = new Map<string, MergedTable>();
  for (const { table, effect, ...statement } of mergeStatements(stays.id, goes.id)) {
    const [touched] = await transaction.query<{ rows: number }>(statement);
    const merged = tables.get(table) ?? { table, moved: 0, dropped: 0 };
    if (effect === 'moves') merged.moved += touched!.rows;
    else merged.dropped += touched!.rows;
    tables.set(table, merged);
  }
  await transaction.manager.delete(User, { id: goes.id });
  return [...tables.values()].filter(({ moved, dropped }) => moved + dropped > 0);
}

async function author(id: string, transaction: Transaction): Promise<AuthorSummary> {
  const [row] = await transaction.query<{ author: AuthorSummary }>(authorOf(id));
  return row!.author;
}

const totals = (tables: readonly MergedTable[]) => ({
  moved: tables.reduce((sum, { moved }) => sum + moved, 0),
  dropped: tables.reduce((sum, { dropped }) => sum + dropped, 0),
});
