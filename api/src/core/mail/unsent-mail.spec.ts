import { isCertainlyUnsent } from './unsent-mail.js';

describe('An attempt to send a mail', () => {
  it.each([
    [
      'the mail server cannot be reached',
      { code: 'ESOCKET', originalCode: 'ECONNREFUSED', syscall: 'connect' },
    ],
    ['its name is not known', { code: 'EDNS' }],
    ['it never greets', { code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT' }],
    ['it does not know us', { code: 'EAUTH', responseCode: 535 }],
    ['it refuses the recipient', { code: 'EENVELOPE', responseCode: 451 }],
    ['it refuses the message', { code: 'EMESSAGE', responseCode: 452 }],
  ])('has surely sent nothing where %s', (_, error) => {
    expect(isCertainlyUnsent(error)).toBe(true);
  });

  it.each([
    ['the mail server falls silent', { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' }],
    ['the connection is lost', { code: 'ECONNECTION' }],
    ['what it answers is not understood', { code: 'EPROTOCOL', responseCode: 250 }],
    ['the process stops', new Error('Connection pool was closed')],
  ])('may have sent it where %s', (_, error) => {
    expect(isCertainlyUnsent(error)).toBe(false);
  });
});
