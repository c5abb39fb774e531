import type { Mail } from '../../../core/mail/mail.service.js';
import { codeMail, confirmationCodeMail } from './mail-code.mail.js';

/** What a code is good for. A code of one purpose is worth nothing for another, even with its cookie. */
export interface MailCodePurpose {
  /** Without the prefix of secure cookies. */
  cookieName: string;
  /** Hashed with the code. */
  prefix: string;
  mail: (to: string, code: string) => Mail;
}

export const SIGN_IN: MailCodePurpose = { cookieName: 'futurelab_code', prefix: '', mail: codeMail };

export const REAUTHENTICATION: MailCodePurpose = {
  cookieName: 'futurelab_confirmation_code',
  prefix: 'reauthentication ',
  mail: confirmationCodeMail,
};
