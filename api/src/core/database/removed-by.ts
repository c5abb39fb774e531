export const REMOVERS = ['author', 'moderator'] as const;
export type RemovedBy = (typeof REMOVERS)[number];
