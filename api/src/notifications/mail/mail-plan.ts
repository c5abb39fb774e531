import { isBudgeted, kindOf, survivesPause } from '../notification-kinds.js';
import type { DueGroup } from './notification-mail.queries.js';

/** So many mails of social and ambient kinds a member gets in a day; the rest waits for the letter of the week. */
export const DAILY_BUDGET = 3;
/** A member is not mailed again about what they have not looked at, sooner than this. */
const AGAIN_AFTER_MS = 24 * 60 * 60 * 1000;

export interface MailPlan {
  send: DueGroup[];
  /** Looked at again at `until`. */
  wait: { group: DueGroup; until: Date }[];
  /** Not mailed by themselves. */
  leave: DueGroup[];
}

/** What of the groups that are due, the oldest first, is mailed now. */
export function planMails(groups: readonly DueGroup[], now: Date): MailPlan {
  const plan: MailPlan = { send: [], wait: [], leave: [] };
  const spent = new Map<string, number>();
  for (const group of groups) {
    const again = group.mailedAt && new Date(group.mailedAt.getTime() + AGAIN_AFTER_MS);
    const budgeted = isBudgeted(group.kind);
    const sent = spent.get(group.userId) ?? group.sentToday;
    if (!isWanted(group) || (budgeted && sent >= DAILY_BUDGET)) plan.leave.push(group);
    else if (again && again > now) plan.wait.push({ group, until: again });
    else {
      plan.send.push(group);
      if (budgeted) spent.set(group.userId, sent + 1);
    }
  }
  return plan;
}

const isWanted = ({ kind, email, muted, paused, notifiable, channels }: DueGroup): boolean =>
  email !== null &&
  !muted &&
  (!paused || survivesPause(kind)) &&
  notifiable > 0 &&
  (channels ?? kindOf(kind).defaults).includes('mail');
