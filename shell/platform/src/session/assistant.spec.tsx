import { assistantConsent, openAssistant, provideAssistant } from './assistant';

test('Without anybody who provides an assistant, opening it fails at once', async () => {
  await expect(openAssistant()).rejects.toThrow('no assistant');
});

test('It is opened the way the latest provider says, until that one leaves', async () => {
  const leave = provideAssistant(async () => 'open');
  const leaveToo = provideAssistant(async () => 'declined');
  leave();
  expect(await openAssistant()).toBe('declined');
  leaveToo();
  await expect(openAssistant()).rejects.toThrow();
});

test('Consent is stored in a cookie and can be taken back', () => {
  document.cookie = 'futurelab_assistant_other=yes';
  expect(assistantConsent.isGiven()).toBe(false);
  assistantConsent.give();
  expect(assistantConsent.isGiven()).toBe(true);
  assistantConsent.takeBack();
  expect(assistantConsent.isGiven()).toBe(false);
});
