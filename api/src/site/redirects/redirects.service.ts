import { Inject, Injectable } from '@nestjs/common';
import type { Member } from '../../core/access/member.js';
import { recordAuditEvent } from '../../core/audit/audit.js';
import { CONFIG, type CoreConfig } from '../../core/config/config.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { violatedConstraint } from '../../core/database/driver-errors.js';
import { NotFoundError } from '../../core/errors/errors.js';
import { liveRoutesOfOthers } from '../../releases/channels/channels.queries.js';
import { isAnswered, type RouteClaims } from '../../releases/registry/route-ownership.js';
import { sourceOf, targetOf } from './redirect-address.js';
import { Redirect } from './redirect.entity.js';
import type { RedirectBody } from './redirects.dto.js';
import { redirectConflict, RedirectRefusedError } from './redirects.errors.js';
import { publicRedirects, redirectEntries, redirectEntry } from './redirects.queries.js';

const IS_PAGE = 'There’s a page at this path. Enter one that has none.';

/** Where addresses lead that have no page. */
@Injectable()
export class RedirectsService {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: CoreConfig,
  ) {}

  readPublic = async (): Promise<string> => (await this.database.json(publicRedirects()))!;

  list = async (): Promise<string> => (await this.database.json(redirectEntries()))!;

  /** @throws RedirectRefusedError, TooManyRedirectsError */
  async create(body: RedirectBody, actor: Member): Promise<string> {
    const row = await this.checked(body, actor);
    const id = await this.change(async (transaction) => {
      const saved = await transaction.manager.save(Redirect, row);
      await record('create', saved.id, actor, body.reason, { after: auditedOf(row) }, transaction);
      return saved.id;
    });
    return (await this.database.json(redirectEntry(id)))!;
  }

  /** @throws NotFoundError, RedirectRefusedError */
  async replace(id: string, body: RedirectBody, actor: Member): Promise<string> {
    const row = await this.checked(body, actor);
    await this.change(async (transaction) => {
      const before = auditedOf(await locked(id, transaction));
      await transaction.manager.update(Redirect, { id }, row);
      await record('change', id, actor, body.reason, { before, after: auditedOf(row) }, transaction);
    });
    return (await this.database.json(redirectEntry(id)))!;
  }

  /** @throws NotFoundError */
  async remove(id: string, reason: string, actor: Member): Promise<void> {
    await this.change(async (transaction) => {
      const before = auditedOf(await locked(id, transaction));
      await transaction.manager.delete(Redirect, { id });
      await record('delete', id, actor, reason, { before }, transaction);
    });
  }

  private async checked(
    { from, to, isPermanent }: RedirectBody,
    actor: Member,
  ): Promise<Omit<Redirect, 'id'>> {
    const source = sourceOf(from);
    const target = targetOf(to, this.config.publicUrl);
    const live = await this.database.query<RouteClaims>(liveRoutesOfOthers(''));
    if (isAnswered(source, live)) throw new RedirectRefusedError(409, 'from', 'from_exists', IS_PAGE);
    return { source, target, isPermanent, setById: actor.id, setAt: new Date() };
  }

  private async change<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    try {
      return await this.database.transaction(work);
    } catch (error) {
      throw redirectConflict(violatedConstraint(error)) ?? error;
    }
  }
}

const auditedOf = ({ source, target, isPermanent }: Omit<Redirect, 'id'>) => ({
  from: source,
  to: target,
  isPermanent,
});

async function locked(id: string, { manager }: Transaction): Promise<Redirect> {
  const lock = { mode: 'pessimistic_write' as const };
  const redirect = await manager.findOne(Redirect, { where: { id }, lock });
  if (!redirect) throw new NotFoundError();
  return redirect;
}

async function record(
  action: string,
  subjectId: string,
  actor: Member,
  reason: string,
  states: { before?: object; after?: object },
  transaction: Transaction,
): Promise<void> {
  await recordAuditEvent(
    { actor, action, subjectKind: 'redirect', subjectId, reason, ...states },
    transaction,
  );
}
