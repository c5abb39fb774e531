export type RemovedBy = 'author' | 'moderator';
