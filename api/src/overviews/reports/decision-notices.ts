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

const day = (until: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until));

/** What the person who made it reads. */
export function noticeToAuthor({ decision, noun, title, message, until, replacesDecision }: Decided): string {
  const it = `your ${noun} “${title}”`;
  const what = {
    keep: `looked ${replacesDecision ? 'again ' : ''}at ${it} and found nothing wrong: it is shown as before.`,
    hide: `hid ${it}: nobody else sees it.`,
    remove: `removed ${it}.`,
    warn: `asks you to change how you write, because of ${it}.`,
    suspend: `suspended your account ${until ? `until ${day(until)}` : 'until further notice'}, because of ${it}. You can read and export, but not write.`,
  }[decision];
  const second = decision === 'keep' ? '' : ' If you see it otherwise, write to us on the contact page.';
  return `A moderator ${replacesDecision && decision !== 'keep' ? 'looked again and ' : ''}${what}${message ? ` They say: ${message}` : ''}${second}`;
}

/** What people who reported it read; what an author is notified stays with them. */
export function noticeToReporter({ decision, title, replacesDecision }: Decided): string {
  const what = {
    keep: 'It follows our rules and stays.',
    hide: 'It is hidden now.',
    remove: 'It is removed.',
    warn: 'We had a word with whoever made it.',
    suspend: 'Whoever made it cannot write here for now.',
  }[decision];
  const thanks = replacesDecision
    ? 'We looked again at what you reported'
    : 'Thank you for your report. We looked at';
  return `${thanks}${replacesDecision ? ',' : ''} “${title}”. ${what}`;
}
