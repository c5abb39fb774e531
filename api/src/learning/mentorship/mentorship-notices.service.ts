import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { paths } from '#platform/paths/paths';
import type { Member } from '../../core/access/member.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { defineQueue } from '../../core/jobs/queue.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import {
  administrators,
  escalation,
  mentorsToNotify,
  type OverdueRequest,
} from './requests/mentorship.queries.js';
import type { MentorshipRequest } from './requests/mentorship-request.entity.js';

const ESCALATION = defineQueue('mentorship-escalation', {
  retryLimit: 2,
  retryDelay: 60,
  schedule: '17 * * * *',
});

/** Who is notified of which step. */
@Injectable()
export class MentorshipNotices implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly notifications: NotificationsService,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(ESCALATION, () => this.escalate());
  }

  /** A member asks: every mentor is notified but they themselves. */
  async waiting(request: OverdueRequest, member: Member, transaction: Transaction): Promise<void> {
    const mentors = await transaction.query<{ id: string }>(mentorsToNotify());
    await this.notifications.notify(
      {
        ...{ kind: 'mentor-request', sourceId: request.id, subjectId: request.id, actorId: member.id },
        ...{ title: `New mentor request: “${request.topic}”`, href: paths.mentorshipQueue },
      },
      mentors.map(({ id }) => id),
      transaction,
    );
  }

  /** One of the two did something, of which the other is notified: “Grace proposed times for your session …”. */
  async step(
    { id, topic, mentorId }: Pick<MentorshipRequest, 'id' | 'topic' | 'mentorId'>,
    actor: Member,
    did: string,
    recipients: readonly (string | null)[],
    transaction: Transaction,
    isMailedSeparately = false,
  ): Promise<void> {
    await this.notifications.notify(
      {
        ...(isMailedSeparately && { mailedSeparately: true as const }),
        ...{ kind: 'mentor-session', sourceId: randomUUID(), subjectId: id, actorId: actor.id },
        title: `${did} the mentor session “${topic}”`,
        href: actor.id === mentorId ? paths.mentorship : paths.mentorshipQueue,
      },
      recipients.filter((recipient) => recipient !== null),
      transaction,
    );
  }

  /** What was announced of a request says no longer how it stands. */
  withdraw(id: string, transaction: Transaction): Promise<void> {
    return this.notifications.withdraw(id, transaction);
  }

  /** Administrators are notified once of each request that nobody answered in time. */
  private async escalate(): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const overdue = await transaction.query<OverdueRequest>(escalation());
      if (overdue.length === 0) return;
      const admins = await transaction.query<{ id: string }>(administrators());
      for (const { id, topic } of overdue)
        await this.notifications.notify(
          {
            ...{ kind: 'mentor-request', sourceId: randomUUID(), subjectId: id, actorId: null },
            ...{ title: `Overdue mentor request: “${topic}”`, href: paths.mentorshipQueue },
          },
          admins.map((admin) => admin.id),
          transaction,
        );
    });
  }
}
