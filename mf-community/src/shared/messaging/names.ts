import type { ConversationSummary, Participant } from '../../queries/conversations';

type Named = Pick<ConversationSummary, 'participants' | 'name'>;

/** Who is in it besides the reader; former participants too when nobody else is there. */
export function present({ participants }: Pick<Named, 'participants'>): Participant[] {
  const here = participants.filter(({ hasLeft }) => !hasLeft);
  return here.length > 0 ? here : participants;
}

/** What its people call it, or else "Maya Okafor", "Maya, Leo and Nia". */
export function conversationName(conversation: Named): string {
  if (conversation.name) return conversation.name;
  const people = present(conversation).map(({ person }) => person.name);
  if (people.length === 0) return 'Former member';
  if (people.length === 1) return people[0]!;
  const first = people.map((name) => name.split(' ')[0]!);
  return `${first.slice(0, -1).join(', ')} and ${first.at(-1)}`;
}
