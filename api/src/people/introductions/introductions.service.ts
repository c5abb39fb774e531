import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ApiError, NotFoundError } from '../../core/errors/errors.js';
import { paths } from '#platform/paths/paths';
import { insertIfAbsent } from '../../core/database/insert-if-absent.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { ConversationsService } from '../conversations/conversations.service.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { LiveService } from '../../core/live/live.service.js';
import { MembersService } from '../members/members.service.js';
import type { MemberName } from '../members/member.queries.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import type { Member } from '../../core/access/member.js';
import { Introduction } from './introduction.entity.js';
import type { IntroductionAnswer, NewIntroduction } from './introductions.dto.js';
import { introductionsBetween, introductionsOf, mayMeet } from './introductions.queries.js';

const RATE_LIMIT = { name: 'introductions', limit: 10, windowSeconds: 24 * 3600 };

@Injectable()
export class IntroductionsService {
  constructor(
    private readonly database: Database,
    private readonly members: MembersService,
    private readonly notifications: NotificationsService,
    private readonly live: LiveService,
    private readonly limits: RateLimitsService,
    private readonly conversations: ConversationsService,
  ) {}

  async list(member: Member): Promise<string> {
    return (await this.database.json(introductionsOf(member.id)))!;
  }

  /**
   * Asks both; the same two again is the same introduction. Of two who are apart nobody is asked, and the member is not notified.
   * @throws NotFoundError, ApiError 400 `same_person`, TooManyRequestsError
   */
  async introduce(ref: IdOrSlug, member: Member, { toId, reason }: NewIntroduction): Promise<string> {
    const one = await this.members.seenOrFail(ref, member);
    const other = await this.members.seenOrFail({ by: 'id', value: toId }, member);
    if (new Set([one.id, other.id, member.id]).size < 3)
      throw new ApiError(400, 'same_person', 'Choose two other people.', { toId: ['Choose someone else.'] });
    const [first, second] = [one, other].sort((a, b) => (a.id < b.id ? -1 : 1)) as [MemberName, MemberName];
    return this.database.transaction(async (transaction) => {
      await this.limits.count(RATE_LIMIT, member.id, transaction);
      const people = { byId: member.id, firstId: first.id, secondId: second.id };
      const id = randomUUID();
      if (!(await insertIfAbsent(transaction.manager, Introduction, { id, ...people, reason })))
        return (await transaction.manager.findOneByOrFail(Introduction, people)).id;
      if (await this.mayMeet([member.id, first.id, second.id], transaction)) {
        await this.ask(id, first, second, member, transaction);
        await this.ask(id, second, first, member, transaction);
      }
      await this.changed([member.id, first.id, second.id], transaction);
      return id;
    });
  }

  /** @throws NotFoundError */
  agree(id: string, member: Member): Promise<IntroductionAnswer> {
    return this.answer(id, member, true);
  }

  /**
   * Says no, of which nobody is notified, or takes back what the member has asked for.
   * @throws NotFoundError
   */
  async decline(id: string, member: Member): Promise<void> {
    const taken = await this.database.transaction(async (transaction) => {
      const mine = await transaction.manager.findOneBy(Introduction, { id, byId: member.id });
      if (!mine) return false;
      await transaction.manager.remove(mine);
      await this.notifications.withdraw(id, transaction);
      await this.changed([mine.byId, mine.firstId, mine.secondId], transaction);
      return true;
    });
    if (!taken) await this.answer(id, member, false);
  }

  /** Two members are apart from now on: what was open between them is gone. */
  async end(oneId: string, otherId: string, transaction: Transaction): Promise<void> {
    const ended = await transaction.query<{ id: string }>(introductionsBetween(oneId, otherId));
    for (const { id } of ended) await this.notifications.withdraw(id, transaction);
  }

  private answer(id: string, member: Member, agrees: boolean): Promise<IntroductionAnswer> {
    return this.database.transaction(async (transaction) => {
      const lock = { mode: 'pessimistic_write' as const };
      const found = await transaction.manager.findOne(Introduction, { where: { id }, lock });
      const side = found && sideOf(found, member.id);
      if (!side) throw new NotFoundError();
      // Once they are connected, the conversation is where one leaves.
      if (found.firstAgrees && found.secondAgrees) return answerOf(found);
      const three = [found.byId, found.firstId, found.secondId] as const;
      if (agrees && !(await this.mayMeet(three, transaction))) throw new NotFoundError();
      found[side] = agrees;
      if (found.firstAgrees && found.secondAgrees)
        found.conversationId = await this.conversations.openFor(
          three,
          { authorId: found.byId, text: found.reason },
          transaction,
        );
      await transaction.manager.save(found);
      const isConnected = found.firstAgrees === true && found.secondAgrees === true;
      await this.changed(isConnected ? [...three] : [member.id], transaction);
      return answerOf(found);
    });
  }

  private async mayMeet(ids: readonly [string, string, string], transaction: Transaction): Promise<boolean> {
    const [row] = await transaction.query<{ may: boolean }>(mayMeet(ids));
    return row!.may;
  }

  private async ask(
    id: string,
    asked: MemberName,
    other: MemberName,
    by: Member,
    transaction: Transaction,
  ): Promise<void> {
    await this.notifications.notify(
      {
        kind: 'introduction',
        sourceId: id,
        subjectId: id,
        actorId: by.id,
        title: other.name,
        href: paths.friendRequests,
      },
      [asked.id],
      transaction,
    );
  }

  private changed(memberIds: string[], transaction: Transaction): Promise<void> {
    return this.live.publish([{ topic: 'friends', memberIds }], transaction);
  }
}

function sideOf({ firstId, secondId }: Introduction, memberId: string) {
  if (firstId === memberId) return 'firstAgrees';
  return secondId === memberId ? 'secondAgrees' : null;
}

const answerOf = ({ firstAgrees, secondAgrees, conversationId }: Introduction): IntroductionAnswer => ({
  state: firstAgrees && secondAgrees ? 'connected' : 'waiting',
  conversationId,
});
