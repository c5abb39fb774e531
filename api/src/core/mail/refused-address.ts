interface SmtpError {
  command?: string;
  response?: string;
}

const REPLY = /^(5\d\d)(?:[ -](5\.\d{1,3}\.\d{1,3}))?\b/;
/** Faults of a mail system, of the way there, of the protocol or of its policy say nothing about the address (RFC 3463). */
const NOT_ABOUT_THE_ADDRESS = /^5\.[3-7]\./;

/**
 * What a mail server answered that takes no mail for an address and never will, such as `550 5.1.1`. Null for every other
 * failure; and where it refuses us rather than the address, or else one block list would silence every member.
 */
export function permanentRefusal(error: unknown): string | null {
  const { command, response } = error as SmtpError;
  if (command !== 'RCPT TO' || typeof response !== 'string') return null;
  const [, code, status] = REPLY.exec(response) ?? [];
  if (!code || (status && NOT_ABOUT_THE_ADDRESS.test(status))) return null;
  return status ? `${code} ${status}` : code;
}
