import { createHash } from 'node:crypto';
import { CAST } from './cast.js';

export interface Account {
  subject: string;
  email: string | null;
  firstName: string;
  lastName: string;
}

/** Accounts of the development provider: the cast, and those entered on its page. */
export class Accounts {
  private readonly madeUp = new Map<string, Account>();

  find(subject: string): Account | undefined {
    return CAST.find((person) => person.subject === subject) ?? this.madeUp.get(subject);
  }

  /** The same e-mail address is the same person each time. */
  makeUp(name: string, email: string): Account {
    const [firstName = '', ...rest] = name.trim().split(/\s+/);
    const address = email.trim().toLowerCase();
    const known = CAST.find((person) => person.email === address);
    if (known) return known;
    const subject = `new-${createHash('sha256')
      .update(address || name)
      .digest('hex')
      .slice(0, 20)}`;
    const account = { subject, email: address || null, firstName, lastName: rest.join(' ') };
    this.madeUp.set(subject, account);
    return account;
  }
}
