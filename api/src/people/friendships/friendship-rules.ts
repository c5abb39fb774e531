/**
 * `declined`: the one who asked is not notified, so the request stays. `withdrawn`: they took a declined request back; asking
 * once more does not reach the other again.
 */
export const TIE_STATUSES = ['requested', 'declined', 'withdrawn', 'friends'] as const;
export type TieStatus = (typeof TIE_STATUSES)[number];

export interface Tie {
  status: TieStatus;
  /** Whether the one who acts now had asked. */
  isMine: boolean;
}

export interface Change {
  tie: Tie | null;
  /** What the other is notified of. */
  notice?: 'asked' | 'accepted';
}

/** A member asks another to connect, or accepts: requests that cross make friends. */
export function connect(tie: Tie | null): Change {
  if (tie === null) return { tie: { status: 'requested', isMine: true }, notice: 'asked' };
  if (tie.status === 'friends') return { tie };
  if (tie.isMine) return { tie: tie.status === 'withdrawn' ? { ...tie, status: 'declined' } : tie };
  if (tie.status === 'withdrawn') return { tie: { status: 'requested', isMine: true }, notice: 'asked' };
  return { tie: { ...tie, status: 'friends' }, notice: 'accepted' };
}

/** A member ends the friendship, takes their request back, or declines the other’s; the other is never notified. */
export function disconnect(tie: Tie | null): Change {
  if (tie === null || tie.status === 'friends') return { tie: null };
  if (!tie.isMine) return { tie: tie.status === 'requested' ? { ...tie, status: 'declined' } : tie };
  return { tie: tie.status === 'requested' ? null : { ...tie, status: 'withdrawn' } };
}
