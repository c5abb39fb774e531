import { apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type MemberRecord = Schema<'MemberRecord'>;
export type MemberReport = Schema<'MemberReport'>;
export type MemberAct = Schema<'MemberAct'>;
export type StaffNote = Schema<'StaffNote'>;
export type AccessLevel = MemberRecord['accessLevel'];

/** @param member id or slug */
export const memberRecordQuery = (member: string) =>
  apiQuery('/api/admin/members/{id}', { path: { id: member } });

export interface ActRequest {
  reason: string;
  /** An instant. */
  until: string | null;
  accessLevel: AccessLevel;
  firstName: string;
  lastName: string;
  /** Whether an account is erased now instead of in 14 days. */
  isImmediate: boolean;
  removesWriting: boolean;
}

/** What staff do with an account. */
export const ACTS = {
  'access-level': (id: string, { accessLevel, reason }: ActRequest) =>
    write('PUT', '/api/admin/members/{id}/access-level', { path: { id }, body: { accessLevel, reason } }),
  name: (id: string, { firstName, lastName, reason }: ActRequest) =>
    write('PATCH', '/api/admin/members/{id}', { path: { id }, body: { firstName, lastName, reason } }),
  suspend: (id: string, { reason, until }: ActRequest) =>
    write('PUT', '/api/admin/members/{id}/suspension', { path: { id }, body: { reason, until } }),
  lift: (id: string, { reason }: ActRequest) =>
    write('DELETE', '/api/admin/members/{id}/suspension', { path: { id }, body: { reason } }),
  grant: (id: string, { reason, until }: ActRequest) =>
    write('PUT', '/api/admin/members/{id}/pro', { path: { id }, body: { reason, until: until ?? '' } }),
  'end-grant': (id: string, { reason }: ActRequest) =>
    write('DELETE', '/api/admin/members/{id}/pro', { path: { id }, body: { reason } }),
  'sign-out': (id: string, { reason }: ActRequest) =>
    write('DELETE', '/api/admin/members/{id}/sessions', { path: { id }, body: { reason } }),
  'sign-in-email': (id: string, { reason }: ActRequest) =>
    write('POST', '/api/admin/members/{id}/sign-in-email', { path: { id }, body: { reason } }),
  export: (id: string, { reason }: ActRequest) =>
    write('POST', '/api/admin/members/{id}/export', { path: { id }, body: { reason } }),
  erase: (id: string, { reason, isImmediate, removesWriting }: ActRequest) =>
    write('POST', '/api/admin/members/{id}/deletion', {
      path: { id },
      body: { reason, isImmediate, removesWriting },
    }),
  keep: (id: string, { reason }: ActRequest) =>
    write('DELETE', '/api/admin/members/{id}/deletion', { path: { id }, body: { reason } }),
  'name-mentor': (id: string, { reason }: ActRequest) =>
    write('PUT', '/api/admin/members/{id}/mentor', { path: { id }, body: { isMentor: true, reason } }),
  'remove-mentor': (id: string, { reason }: ActRequest) =>
    write('PUT', '/api/admin/members/{id}/mentor', { path: { id }, body: { isMentor: false, reason } }),
} satisfies Record<string, (id: string, request: ActRequest) => Promise<unknown>>;

export type ActKey = keyof typeof ACTS;

export const actMutation = (id: string, act: ActKey) =>
  mutationOptions({
    mutationFn: async (request: ActRequest) => {
      await ACTS[act](id, request);
    },
    // The list, the record by id and by address, and their profile.
    onSuccess: (_nothing, _request, _before, { client }) => client.invalidateQueries(),
  });

export const noteMutation = (id: string) =>
  mutationOptions({
    mutationFn: (text: string) =>
      write('POST', '/api/admin/members/{id}/notes', { path: { id }, body: { text } }),
    onSuccess: (_note, _text, _before, { client }) => client.invalidateQueries(),
  });

export const noteDeletionMutation = (id: string) =>
  mutationOptions({
    mutationFn: (noteId: string) =>
      write('DELETE', '/api/admin/members/{id}/notes/{noteId}', { path: { id, noteId } }),
    onSuccess: (_nothing, _noteId, _before, { client }) => client.invalidateQueries(),
  });
