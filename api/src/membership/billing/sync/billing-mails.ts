import { longDateWithYear } from '#platform/format/dates';
import { paths } from '#platform/paths/paths';
import type { Mail } from '../../../core/mail/mail.service.js';
import type { BillingPeriod } from '../provider/payment-provider.js';
import { GRACE_DAYS } from '../provider/membership-status.js';

export interface Payer {
  email: string;
  timeZone: string;
  /** Origin of the site. */
  site: string;
}

/** In the currency's own way: $97.00. */
export const moneyOf = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);

const mail = ({ email, site }: Payer, subject: string, text: string): Mail => ({
  to: email,
  subject,
  body: `Hello,\n\n${text}\n\nManage your membership and receipts:\n${site}${paths.accountMembership}\n\nFutureLab\n`,
});

export const openedMail = (payer: Payer): Mail =>
  mail(
    payer,
    'Welcome to FutureLab Pro',
    'Your membership is active. You now have all premium courses, private groups, live sessions and the Synergizer.',
  );

export const receiptMail = (
  payer: Payer,
  { amount, period, nextCharge }: { amount: string; period: BillingPeriod; nextCharge: Date | null },
): Mail =>
  mail(
    payer,
    `Receipt: ${amount} for FutureLab Pro`,
    `We received your payment of ${amount} for one ${period} of FutureLab Pro.${
      nextCharge
        ? ` Your next charge is on ${longDateWithYear(nextCharge.toISOString(), payer.timeZone)}.`
        : ''
    }`,
  );

export const failedMail = (payer: Payer, amount: string, openUntil: Date): Mail =>
  mail(
    payer,
    'Your FutureLab Pro payment failed',
    `Your bank declined the payment of ${amount}. Pro stays active for ${GRACE_DAYS} days, until ${longDateWithYear(openUntil.toISOString(), payer.timeZone)}. Update your card before then to keep it.`,
  );

export const leavingMail = (payer: Payer, openUntil: Date): Mail =>
  mail(
    payer,
    'You canceled FutureLab Pro',
    `You won’t be charged again. Pro stays active until ${longDateWithYear(openUntil.toISOString(), payer.timeZone)}. You can undo the cancellation until then.`,
  );

export const stayingMail = (payer: Payer, nextCharge: Date): Mail =>
  mail(
    payer,
    'You kept FutureLab Pro',
    `Your cancellation is undone. Your next charge is on ${longDateWithYear(nextCharge.toISOString(), payer.timeZone)}.`,
  );

export const endedMail = (payer: Payer): Mail =>
  mail(
    payer,
    'FutureLab Pro has ended',
    'Your membership has ended, and you won’t be charged again. You keep your work and progress, and free courses, groups and events stay open to you.',
  );

/** @param ends whether Pro ended with it */
export const refundedMail = (payer: Payer, amount: string, ends: boolean): Mail =>
  mail(
    payer,
    `Refund: ${amount} for FutureLab Pro`,
    `We refunded ${amount}. It can take up to ten days to appear on your statement. ${
      ends
        ? 'Your Pro membership ended with the refund, and you won’t be charged again.'
        : 'Your Pro membership hasn’t changed.'
    }`,
  );

const teamMail = ({ email }: Payer, team: string, subject: string, text: string): Mail => ({
  to: team,
  subject,
  body: `${text}\n\nMember: ${email}\n`,
  replyTo: email,
});

export const disputedMails = (payer: Payer, amount: string, team: string): Mail[] => [
  mail(
    payer,
    'FutureLab Pro is paused',
    `Your bank disputed the payment of ${amount}, so Pro is paused until the dispute is resolved. If you didn’t mean to dispute it, contact your bank and reply to this email.`,
  ),
  teamMail(
    payer,
    team,
    `Disputed payment: ${amount} for FutureLab Pro`,
    `A bank disputed a payment of ${amount}. Pro is paused for this member. Respond to the dispute at the payment provider before its deadline.`,
  ),
];

export const disputeEndedMails = (payer: Payer, amount: string, team: string): Mail[] => [
  mail(
    payer,
    'Your payment dispute has ended',
    `Your bank no longer disputes the payment of ${amount}. See your membership page for its current status.`,
  ),
  teamMail(
    payer,
    team,
    `Dispute ended: ${amount} for FutureLab Pro`,
    `A bank no longer disputes a payment of ${amount}.`,
  ),
];

export const twiceMail = (payer: Payer): Mail =>
  mail(
    payer,
    'You’re paying for FutureLab Pro twice',
    'Your account has two active memberships, so you’re charged twice a month. Reply to this email, and we’ll end one and refund what you paid for it.',
  );
