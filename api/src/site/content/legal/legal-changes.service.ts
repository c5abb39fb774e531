import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { paths } from '#platform/paths/paths';
import { Database, type Transaction } from '../../../core/database/database.js';
import { ApiError } from '../../../core/errors/errors.js';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import { defineQueue } from '../../../core/jobs/queue.js';
import { NotificationsService } from '../../../notifications/notifications.service.js';
import { NoSuchVersionError } from '../../versions/versions.errors.js';
import { LegalChange } from './legal-change.entity.js';
import type { LegalChangeBody } from './legal.dto.js';
import * as queries from './legal.queries.js';
import type { LegalPage } from './legal-pages.js';

const BATCH_SIZE = 500;

/** Also on a schedule: it goes on where a process was ended. */
const LEGAL_NOTICE = defineQueue('legal-notice', { retryLimit: 0, schedule: '*/5 * * * *' });

const TEXTS: Record<LegalPage, { changes: string; href: string }> = {
  terms: { changes: 'Our terms change', href: paths.terms },
  privacy: { changes: 'Our privacy notice changes', href: paths.privacy },
};

/** The versions of the legal texts, and the notices of what changes with one. */
@Injectable()
export class LegalChangesService implements OnModuleInit, OnModuleDestroy {
  private isStopping = false;

  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly notifications: NotificationsService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(LEGAL_NOTICE, () => this.notifyAll());
  }

  onModuleDestroy(): void {
    this.isStopping = true;
  }

  list = async (page: LegalPage): Promise<string> => (await this.database.json(queries.legalVersions(page)))!;

  /** @throws NoSuchVersionError */
  async find(page: LegalPage, number: number): Promise<string> {
    const json = await this.database.json(queries.legalVersion(page, number));
    if (json === undefined) throw new NoSuchVersionError();
    return json;
  }

  /** What is said of the version that was just stored. */
  async store(page: LegalPage, change: LegalChangeBody, transaction: Transaction): Promise<void> {
    const { isMaterial, holdsFrom, summary = '' } = change;
    const row = { page, isMaterial, holdsFrom: isMaterial ? holdsFrom! : null, summary };
    await transaction.query(queries.legalChangeInsertion(row));
    if (isMaterial) await this.jobs.enqueue(LEGAL_NOTICE, {}, transaction);
  }

  /** Everybody once, in batches, each of which is remembered with the notices that it makes. */
  async notifyAll(batchSize = BATCH_SIZE): Promise<void> {
    while (!this.isStopping && (await this.notifySome(batchSize)));
  }

  /** @returns whether there may be more */
  notifySome(batchSize: number): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const [change] = await transaction.query<queries.WaitingChange>(queries.waitingChange());
      if (!change) return false;
      const members = await transaction.query<{ id: string }>(queries.nextMembers(change, batchSize));
      const ids = members.map(({ id }) => id);
      const event = { kind: 'legal', sourceId: change.id, subjectId: change.id, actorId: null } as const;
      await this.notifications.notify({ ...event, ...noticeOf(change) }, ids, transaction);
      const done = ids.length < batchSize;
      await transaction.manager.update(
        LegalChange,
        { id: change.id },
        { notifiedThrough: done ? null : ids.at(-1)!, notifiedAt: done ? new Date() : null },
      );
      return true;
    });
  }
}

/** @throws ApiError 400 without what an administrator has to say of a legal text, and with it for another page */
export function requireLegalChange(page: LegalPage | undefined, change: LegalChangeBody | undefined): void {
  if (page && !change) refuse('legalChange', 'Choose what kind of change this is.');
  if (!page && change) refuse('legalChange', 'This is no legal text.');
  if (change?.isMaterial && change.holdsFrom! < new Date().toISOString().slice(0, 10))
    refuse('legalChange.holdsFrom', 'Enter today or a later day.');
}

function refuse(field: string, message: string): never {
  throw new ApiError(400, 'validation_failed', 'Some fields need attention.', { [field]: [message] });
}

function noticeOf({ page, holdsFrom, summary }: queries.WaitingChange) {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(holdsFrom),
  );
  return { title: `${TEXTS[page].changes} on ${day}. ${summary}`, href: TEXTS[page].href };
}
