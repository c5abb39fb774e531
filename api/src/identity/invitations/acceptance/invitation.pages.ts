import { paths } from '#platform/paths/paths';
import { type Html, html } from '../../../core/html/html.js';
import type { AccessLevel } from '../../access-levels/access-level.js';
import type { InvitationStep } from './invitation-acceptance.service.js';

interface Page {
  title: string;
  body: Html;
  status?: number;
}

const OVER = {
  unknown: {
    title: 'This link doesn’t work',
    text: 'Part of it may be missing, or a newer email replaced it. Open the latest email again.',
    status: 404,
  },
  expired: {
    title: 'This invitation expired',
    text: 'Invitations last 7 days. Ask the person who invited you for a new one.',
    status: 410,
  },
  withdrawn: {
    title: 'This invitation was withdrawn',
    text: 'Ask the person who invited you if you think this is a mistake.',
    status: 410,
  },
  accepted: {
    title: 'This invitation was accepted',
    text: 'It works only once. Sign in to go on.',
    status: 410,
  },
  suspended: {
    title: 'This account is suspended',
    text: 'The invitation can’t be accepted while the account is suspended.',
    status: 403,
  },
} as const;

const ROLES: Record<AccessLevel, string> = {
  member: 'to join FutureLab',
  moderator: 'to be a moderator of FutureLab',
  admin: 'to be an administrator of FutureLab',
};

/** What a link leads to, with the button that accepts it where it can be accepted. */
export function stepPage(step: InvitationStep, token: string): Page {
  if (!('invitation' in step)) {
    const { title, text, status } = OVER[step.kind];
    return {
      title,
      status,
      body: html`<h1>${title}</h1>
        <p>${text}</p>
        <p><a href="${paths.login}">Sign in</a></p>
        <p><a href="/">Go to FutureLab</a></p>`,
    };
  }
  const { email, accessLevel } = step.invitation;
  const title = `You’re invited ${ROLES[accessLevel]}`;
  return {
    title,
    body: html`<h1>${title}</h1>
      ${next(step.kind, email, token)}`,
  };
}

function next(kind: 'join' | 'take' | 'sign-in' | 'other-account', email: string, token: string): Html {
  if (kind === 'join')
    return html`<p>Your account will use the address <strong>${email}</strong>.</p>
      ${acceptance(token, 'Join FutureLab')}`;
  if (kind === 'take')
    return html`<p>You’re signed in as <strong>${email}</strong>.</p>
      ${acceptance(token, 'Accept invitation')}`;
  if (kind === 'sign-in')
    return html`<p>You already have an account with the address <strong>${email}</strong>.</p>
      <p>Sign in to it, then open the link in the email again.</p>
      <p><a href="${paths.login}">Sign in</a></p>`;
  return html`<p>
      This invitation is for <strong>${email}</strong>, and you’re signed in with another account. Sign out,
      then open the link again.
    </p>
    <p><a href="/">Go to FutureLab</a></p>`;
}

const acceptance = (token: string, button: string): Html =>
  html`<form method="post" action="/auth/invitation">
    <input type="hidden" name="token" value="${token}" />
    <div class="actions"><button>${button}</button></div>
  </form>`;
