import type { Reply } from '../../queries/replies';

export interface NestedReply {
  reply: Reply;
  /** Where it is among the replies of its window. */
  index: number;
  answers: NestedReply[];
}

/**
 * The replies of a window in time, with the answers to one below it. One whose parent is in another window, or stands on top as
 * the accepted answer, keeps its own place.
 */
export function nested(replies: Reply[], onTop: string | undefined): NestedReply[] {
  const all = replies.map((reply, index): NestedReply => ({ reply, index, answers: [] }));
  const shown = all.filter(({ reply }) => reply.id !== onTop);
  const byId = new Map(shown.map((entry) => [entry.reply.id, entry]));
  return shown.filter((entry) => {
    const parent = byId.get(entry.reply.inReplyTo?.id ?? '');
    parent?.answers.push(entry);
    return !parent;
  });
}
