import type { Reaction, ReactionKind } from '../../queries/replies';

export const REACTIONS: Record<ReactionKind, string> = { like: 'Like', thanks: 'Thanks', insight: 'Insight' };

/** The reactions as they are, and as the one under way will make them. */
export function withChange(
  reactions: Reaction[],
  change: { kind: ReactionKind; on: boolean } | undefined,
): Reaction[] {
  return (Object.keys(REACTIONS) as ReactionKind[]).map((kind) => {
    const { count, mine } = reactions.find((reaction) => reaction.kind === kind) ?? { count: 0, mine: false };
    if (change?.kind !== kind || change.on === mine) return { kind, count, mine };
    return { kind, count: count + (change.on ? 1 : -1), mine: change.on };
  });
}
