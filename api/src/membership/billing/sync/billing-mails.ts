import { longDateWithYear } from '#platform/format/dates';
import { paths } from '#platform/paths/paths';
import type { Mail } from '../../../core/mail/mail.service.js';
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
  body: `Hello,\n\n${text}\n\nWhat you pay, your receipts and the button that ends it:\n${site}${paths.accountMembership}\n\nFutureLab\n`,
});

export const openedMail = (payer: Payer): Mail =>
  mail(
    payer,
    'FutureLab Pro is open for you',
    'your membership is open: all premium courses, the private groups, the live sessions and the Synergizer.',
  );

export const receiptMail = (payer: Payer, amount: string, nextCharge: Date | null): Mail =>
  mail(
    payer,
    `Receipt: ${amount} for FutureLab Pro`,
    `we received ${amount} for one month of FutureLab Pro.${
      nextCharge
        ? ` The next charge is on ${longDateWithYear(nextCharge.toISOString(), payer.timeZone)}.`
        : ''
    }`,
  );

export const failedMail = (payer: Payer, amount: string, openUntil: Date): Mail =>
  mail(
    payer,
    'A payment for FutureLab Pro did not go through',
    `your bank did not accept the payment of ${amount}. Pro stays open for ${GRACE_DAYS} days, until ${longDateWithYear(openUntil.toISOString(), payer.timeZone)}. Please check your card by then.`,
  );

export const leavingMail = (payer: Payer, openUntil: Date): Mail =>
  mail(
    payer,
    'You have canceled FutureLab Pro',
    `nothing more is charged. Pro stays open until ${longDateWithYear(openUntil.toISOString(), payer.timeZone)}, and until then you can take the cancellation back.`,
  );

export const stayingMail = (payer: Payer, nextCharge: Date): Mail =>
  mail(
    payer,
    'FutureLab Pro goes on',
    `your cancellation is taken back. The next charge is on ${longDateWithYear(nextCharge.toISOString(), payer.timeZone)}.`,
  );

export const endedMail = (payer: Payer): Mail =>
  mail(
    payer,
    'FutureLab Pro has ended',
    'your membership is over, and nothing more is charged. What you made and completed is kept, and the free courses, groups and events stay open.',
  );

export const refundedMail = (payer: Payer, amount: string): Mail =>
  mail(
    payer,
    `Refund: ${amount} for FutureLab Pro`,
    `we gave ${amount} back. Banks take up to ten days to show it. Pro is closed with the refund, and nothing more is charged.`,
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
    `your bank has disputed the payment of ${amount}, so Pro is paused until that is settled. If you did not mean to dispute it, tell your bank, and reply to this email.`,
  ),
  teamMail(
    payer,
    team,
    `Disputed payment: ${amount} for FutureLab Pro`,
    `A bank disputes a payment of ${amount}. Pro is paused for this member. Answer the dispute at the payment provider before its deadline.`,
  ),
];

export const disputeEndedMails = (payer: Payer, amount: string, team: string): Mail[] => [
  mail(
    payer,
    'The dispute of your payment has ended',
    `your bank no longer disputes the payment of ${amount}. Your membership page shows what is open now.`,
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
    'You are paying for FutureLab Pro twice',
    'two memberships are open for your account, so you are charged twice a month. Reply to this mail, and we end one of them and give back what was charged for it.',
  );
