import type { Decision } from './report-kinds.js';

interface Decided {
  decision: Decision;
  noun: string;
  title: string;
  message: string | null;
  until: string | null;
  /** It takes the place of an earlier decision. */
  replacesDecision: boolean;
}

/** "May 3, 2026", in UTC. */
export const dayOf = (moment: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(moment);

/** What the person who made it reads. */
export function noticeToAuthor({ decision, noun, title, message, until, replacesDecision }: Decided): string {
  const it = `your ${noun} “${title}”`;
  const what = {
    keep: `reviewed ${it}${replacesDecision ? ' again' : ''} and found no problem. It’s visible as before.`,
    hide: `hid ${it}. No one else can see it.`,
    remove: `removed ${it}.`,
    warn: `warned you about ${it}. Please follow our rules.`,
    suspend: `suspended your account ${until ? `until ${dayOf(new Date(until))}` : 'until further notice'} because of ${it}. You can still read and export, but not post.`,
  }[decision];
  const second = decision === 'keep' ? '' : ' To appeal, write to us on the contact page.';
  return `A moderator ${replacesDecision && decision !== 'keep' ? 'reviewed this again and ' : ''}${what}${message ? ` Their message: ${message}` : ''}${second}`;
}

/** What people who reported it read; what an author is notified stays with them. */
export function noticeToReporter({ decision, title, replacesDecision }: Decided): string {
  const what = {
    keep: 'It follows our rules, so it stays.',
    hide: 'It’s now hidden.',
    remove: 'It’s been removed.',
    warn: 'We warned its author.',
    suspend: 'We suspended its author.',
  }[decision];
  const opening = replacesDecision
    ? `We reviewed “${title}” again.`
    : `Thanks for your report. We reviewed “${title}”.`;
  return `${opening} ${what}`;
}
