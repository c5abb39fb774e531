import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { paths } from '#platform/paths/paths';
import type { Transaction } from '../../core/database/database.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import type { Member } from '../../core/access/member.js';
import { User } from '../../identity/users/user.entity.js';
import { mentionsIn } from './mentions.js';

interface AboutPost {
  id: string;
  slug: string;
  title: string;
  authorId: string | null;
  groupId: string | null;
  lessonId: string | null;
  /** Its group, or that of the event it is about. */
  audienceGroupId: string | null;
}

const hrefOf = ({ slug }: AboutPost, replyId?: string) =>
  `${paths.discussion(slug)}${replyId === undefined ? '' : `?reply=${replyId}#reply-${replyId}`}`;

/** Who is notified of what is written. */
@Injectable()
export class PostNotifications {
  constructor(private readonly notifications: NotificationsService) {}

  async created(
    post: AboutPost & { body: string; hostIds: readonly string[] },
    actor: Member,
    transaction: Transaction,
  ): Promise<void> {
    const mentioned = await this.mentioned(post, post.id, post.body, actor, transaction);
    const hosts = post.hostIds.filter((id) => !mentioned.includes(id));
    await this.notifications.notify(
      { ...this.event(post, post.id, actor), kind: 'event-post', href: hrefOf(post) },
      hosts,
      transaction,
    );
    await this.notifications.notifyAudience(
      { ...this.event(post, post.id, actor), kind: 'followed-post', href: hrefOf(post) },
      'interested',
      transaction,
      [...mentioned, ...hosts],
    );
    if (post.groupId === null) return;
    await this.notifications.notifyAudience(
      { ...this.event(post, post.id, actor), kind: 'group-post', href: hrefOf(post) },
      'group',
      transaction,
      mentioned,
    );
  }

  async replied(
    post: AboutPost,
    /** `to`: who wrote the reply that it answers. */
    reply: { id: string; body: string; to: string | null },
    actor: Member,
    transaction: Transaction,
  ): Promise<void> {
    const mentioned = await this.mentioned(post, reply.id, reply.body, actor, transaction);
    const event = { ...this.event(post, reply.id, actor), href: hrefOf(post, reply.id) };
    const answered = [...new Set([post.authorId, reply.to])].filter((id) => id !== null);
    const unaware = answered.filter((id) => !mentioned.includes(id));
    await this.notifications.notify({ ...event, kind: 'reply' }, unaware, transaction);
    await this.notifications.notifyAudience({ ...event, kind: 'followed-reply' }, 'followers', transaction, [
      ...mentioned,
      ...answered,
    ]);
  }

  async reacted(
    post: AboutPost,
    to: { id: string; authorId: string | null; isReply: boolean },
    actor: Member,
    transaction: Transaction,
  ): Promise<void> {
    if (!to.authorId) return;
    const href = to.isReply ? hrefOf(post, to.id) : hrefOf(post);
    // One reaction of a member to one thing is one reason, whatever they change it to.
    const event = { ...this.event(post, actor.id, actor), subjectId: to.id, kind: 'reaction' as const, href };
    await this.notifications.notify(
      { ...event, sourceId: sourceOf(to.id, actor.id) },
      [to.authorId],
      transaction,
    );
  }

  async accepted(
    post: AboutPost,
    reply: { id: string; authorId: string | null },
    actor: Member,
    transaction: Transaction,
  ): Promise<void> {
    if (!reply.authorId) return;
    const event = { ...this.event(post, reply.id, actor), kind: 'answer-accepted' as const };
    await this.notifications.notify(
      { ...event, href: hrefOf(post, reply.id) },
      [reply.authorId],
      transaction,
    );
  }

  /** @returns the ids of people who were notified that `markdown`, the text of the post or of the reply `sourceId`, mentions them */
  async mentioned(
    post: AboutPost,
    sourceId: string,
    markdown: string,
    actor: Member,
    transaction: Transaction,
  ): Promise<string[]> {
    const slugs = mentionsIn(markdown);
    if (slugs.length === 0) return [];
    const people = await transaction.manager.find(User, { where: { slug: In(slugs) }, select: { id: true } });
    const ids = people.map(({ id }) => id);
    const href = sourceId === post.id ? hrefOf(post) : hrefOf(post, sourceId);
    return this.notifications.notify(
      { ...this.event(post, sourceId, actor), kind: 'mention', href },
      ids,
      transaction,
    );
  }

  private event({ id, title, audienceGroupId, lessonId }: AboutPost, sourceId: string, actor: Member) {
    return { sourceId, subjectId: id, actorId: actor.id, groupId: audienceGroupId, lessonId, title };
  }
}

/** A uuid of the two: the same member and the same thing, the same reason. */
const sourceOf = (thing: string, member: string): string => {
  const bytes = Buffer.from(thing.replaceAll('-', ''), 'hex');
  const other = Buffer.from(member.replaceAll('-', ''), 'hex');
  const hex = Buffer.from(bytes.map((byte, index) => byte ^ other[index]!)).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
