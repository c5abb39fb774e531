import { isCertainlyUnsent } from './unsent-mail.js';

/** What became of a mail; `unsent`: the mail server surely has not taken it, and may at another time. */
export interface SendOutcome {
  state: 'sent' | 'unsent' | 'failed' | 'uncertain';
  /** What the mail server answered, or what went wrong on the way there: `550 5.1.1`, `ETIMEDOUT`. */
  problem: string | null;
}

interface TransportError {
  code?: string;
  command?: string;
  response?: string;
}

/** Where a refusal is about the mail. Before that it is about us, and may be over later. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];
const REPLY = /^[45]\d\d(?:[ -][45]\.\d{1,3}\.\d{1,3})?/;

/** What an attempt that failed comes to. */
export function outcomeOf(error: unknown): SendOutcome {
  const { code, command = '', response = '' } = error as TransportError;
  const reply = REPLY.exec(response)?.[0].replace('-', ' ') ?? null;
  const problem = reply ?? code ?? null;
  if (reply?.startsWith('5') && ABOUT_THE_MAIL.includes(command)) return { state: 'failed', problem };
  return { state: isCertainlyUnsent(error) ? 'unsent' : 'uncertain', problem };
}
