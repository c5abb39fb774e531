import { z } from 'zod';
import { senderAddress } from '../../../core/mail/sender-address.js';

export interface MailReport {
  kind: 'bounced' | 'complained';
  /** Lower case. */
  addresses: string[];
  /** Of the mail, where the provider says it: what stands before the @ of its Message-ID. */
  mailId: string | null;
}

const MOST_ADDRESSES = 50;
const address = z.string().max(320);

const EVENT = z.object({
  type: z.string(),
  data: z.object({
    to: z.union([address, z.array(address).max(MOST_ADDRESSES)]),
    message_id: z.string().optional(),
    bounce: z.object({ type: z.string().optional() }).optional(),
  }),
});

const MAIL_ID = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;

/** Of an event as Resend and others send it; null for one that says nothing for good: a full mailbox, a delivery. */
export function mailReportOf(body: string): MailReport | null {
  const event = EVENT.safeParse(jsonOf(body)).data;
  if (!event) return null;
  const { type, data } = event;
  const addresses = [data.to].flat().map((to) => senderAddress(to).trim().toLowerCase());
  const mailId = MAIL_ID.exec(data.message_id ?? '')?.[1] ?? null;
  if (type === 'email.complained') return { kind: 'complained', addresses, mailId };
  const isForGood = (data.bounce?.type ?? 'permanent').toLowerCase() === 'permanent';
  return type === 'email.bounced' && isForGood ? { kind: 'bounced', addresses, mailId } : null;
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
