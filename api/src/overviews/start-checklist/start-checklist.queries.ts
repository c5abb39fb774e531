import { offered } from '../../core/visibility/courses.sql.js';
import type { Statement } from '../../core/database/database.js';

/** Sent mail is forgotten after a month; an account that a code has opened is not. */
export const startedWith: Statement = {
  name: 'settings.started-with',
  text: `
    SELECT EXISTS (SELECT FROM mail_messages) OR EXISTS (SELECT FROM identities WHERE provider = 'mail') AS mail,
           EXISTS (SELECT FROM courses c WHERE ${offered('c')}) AS course,
           EXISTS (SELECT FROM events) AS event`,
};
