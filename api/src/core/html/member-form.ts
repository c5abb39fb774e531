import type { FastifyReply } from 'fastify';
import { toApiError } from '../database/database-errors.js';
import type { ApiError } from '../errors/errors.js';
import type { Member } from '../access/member.js';
import { requireActiveMember } from '../access/require-active-member.js';
import { type FormValues, formValues } from './form.js';
import type { FormPage } from './form-with-errors.js';
import { sendPage } from './html.js';

export interface PostedForm {
  body: unknown;
  member: Member | null;
  reply: FastifyReply;
}

/**
 * Takes a plain form that a member has posted: redirects to the address that `act` returns. Where that fails, or nobody is
 * signed in any more, answers with the page of `again`, which has what was typed.
 */
export async function takeMemberForm(
  { body, member, reply }: PostedForm,
  act: (typed: FormValues, member: Member) => Promise<string>,
  again: (typed: FormValues, error: ApiError) => FormPage,
): Promise<void> {
  const typed = formValues(body);
  try {
    void reply.redirect(await act(typed, requireActiveMember(member)), 303);
  } catch (error) {
    void sendPage(reply, again(typed, toApiError(error)));
  }
}
