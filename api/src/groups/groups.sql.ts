import { notBlocked } from '../core/visibility/blocks.sql.js';

/** FROM and WHERE of people who have asked to join a group, `u`, as its owners and moderators see them. */
export const requestsIn = (group: string, viewer: string) => `
  FROM group_join_requests j JOIN users u ON u.id = j.user_id
  WHERE j.group_id = ${group} AND u.suspended_at IS NULL AND ${notBlocked('u.id', viewer)}`;
