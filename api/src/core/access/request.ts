import type { FastifyRequest } from 'fastify';
import type { Member } from './member.js';

export interface RequestWithMember extends FastifyRequest {
  /** Set by the session guard: null for visitors. */
  member?: Member | null;
}
