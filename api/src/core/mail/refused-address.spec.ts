import { permanentRefusal } from './refused-address.js';

const atRecipient = (response: string) => permanentRefusal({ command: 'RCPT TO', response });

describe('An address', () => {
  it.each([
    ['550 5.1.1 No such mailbox', '550 5.1.1'],
    ['550-5.1.1 The account does not exist\r\n550 5.1.1 See https://mail.example', '550 5.1.1'],
    ['554 5.2.1 Mailbox disabled', '554 5.2.1'],
    ['550 No such user here', '550'],
    ['553 sorry, no mailbox by that name', '553'],
  ])('is refused for good by “%s”', (response, status) => {
    expect(atRecipient(response)).toBe(status);
  });

  it.each([
    ['450 4.2.1 Try again later'],
    ['452 4.2.2 Mailbox full'],
    ['550 5.7.1 Client host blocked'],
    ['554 5.7.1 Relay access denied'],
    ['550 5.4.6 Routing loop'],
  ])('is not refused for good by “%s”', (response) => {
    expect(atRecipient(response)).toBeNull();
  });

  it('is not refused by what a server says of the sender, the text or itself', () => {
    expect(permanentRefusal({ command: 'DATA', response: '550 5.1.1 Spam' })).toBeNull();
    expect(permanentRefusal({ command: 'MAIL FROM', response: '550 5.1.8 Bad sender' })).toBeNull();
    expect(permanentRefusal({ command: 'CONN' })).toBeNull();
    expect(permanentRefusal(new Error('Connection closed'))).toBeNull();
  });
});
