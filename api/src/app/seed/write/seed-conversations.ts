import { pairOf } from '../../../people/conversations/conversation.entity.js';
import type { SeedConversation } from '../files/items/posts.js';
import { hoursBefore } from '../relative-time.js';
import { seedId } from '../seed-id.js';
import type { PeopleByKey } from './seed-people.js';
import type { SeedRun } from '../seed-run.js';

/** Conversations belong to their people and are written once. */
export async function seedConversations(
  session: SeedRun,
  conversations: readonly SeedConversation[],
  ids: PeopleByKey,
): Promise<void> {
  for (const conversation of conversations)
    await session.once(`conversation:${conversation.key}`, () =>
      writeConversation(session, conversation, ids),
    );
}

async function writeConversation(
  session: SeedRun,
  { key, members, requestTo, messages, unread }: SeedConversation,
  ids: PeopleByKey,
): Promise<void> {
  const now = new Date();
  const id = seedId('conversation', key);
  const idOf = (person: string) => ids.get(person)!;
  const [one, other, third] = members.map(idOf);
  const at = messages.map(({ hoursAgo }) => hoursBefore(now, hoursAgo));
  await session.insert('conversations', [
    {
      id,
      pair: third === undefined ? pairOf(one!, other!) : null,
      last_position: messages.length,
      last_message_at: at.at(-1),
      created_at: at[0],
    },
  ]);
  await session.insert(
    'conversation_members',
    members.map((member) => ({
      conversation_id: id,
      user_id: idOf(member),
      state: requestTo.includes(member) ? 'request' : 'open',
      read_position: messages.length - (unread[member] ?? 0),
      from_position: 0,
    })),
  );
  await session.insert(
    'messages',
    messages.map(({ author, text }, index) => ({
      id: seedId('message', key, String(index)),
      conversation_id: id,
      position: index + 1,
      author_id: idOf(author),
      text,
      created_at: at[index],
    })),
  );
  await session.insert('notifications', unreadNotifications());

  /** What a member has not read they have been notified of. */
  function unreadNotifications() {
    return Object.entries(unread).flatMap(([member, count]) =>
      messages.slice(-count).map(({ author }, offset) => {
        const index = messages.length - count + offset;
        return {
          id: seedId('notification', key, String(index), member),
          user_id: idOf(member),
          kind: requestTo.includes(member) ? 'message-request' : 'message',
          source_id: seedId('message', key, String(index)),
          subject_id: id,
          actor_id: idOf(author),
          title: '',
          href: `/messages/${id}`,
          created_at: at[index],
        };
      }),
    );
  }
}
