import { ArchivedGroupError } from '../../groups/groups.errors.js';
import { JoinFirstError, LockedError, RemovedError } from './posts.errors.js';
import type { PostToWrite } from './posts.queries.js';

/** @throws RemovedError, ArchivedGroupError, JoinFirstError, LockedError where the member may not reply or vote */
export function requireOpen(post: PostToWrite): void {
  if (post.isRemoved) throw new RemovedError();
  if (post.isArchived) throw new ArchivedGroupError();
  if (!post.canWrite) throw new JoinFirstError();
  if (post.isLocked && !post.moderates) throw new LockedError();
}
