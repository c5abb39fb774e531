import {
  CONTACT,
  enquire,
  fromSomewhere,
  mailsTo,
  SPEAKING,
  submit,
} from '../../../../test/factories/enquiry-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';

const FIELDS = { ...SPEAKING, consent: 'on', windowTo: '', website: '' };

describe('POST /enquiries, from a browser without a script', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('leads to a page that names the reference', async () => {
    const sent = await submit(app, '/enquiries', { ...FIELDS, email: 'plain@example.test' });
    expect(sent.status).toBe(303);
    const page = await app.visitor().get(String(sent.headers.location));
    expect(page.status).toBe(200);
    expect(page.text).toContain('We got your message');
    const [receipt] = await mailsTo(app, 'plain@example.test');
    const [reference] = /FL-\w{6}/.exec(page.text)!;
    expect(receipt!.subject).toContain(reference);
  });

  it('is the same enquiry as one that a script sent', async () => {
    const body = { ...CONTACT, email: 'same@example.test', message: 'One line\nand another line.' };
    const { body: receipt } = await enquire(app, body);
    const values = { ...body, message: 'One line\r\nand another line.', organization: '', consent: 'on' };
    const { headers } = await submit(app, '/enquiries', values);
    expect(headers.location).toBe(`/enquiries/received?reference=${receipt.reference}`);
  });

  it('comes back with everything typed and what is wrong beside each field', async () => {
    const { consent: _, ...unticked } = FIELDS;
    const answer = await submit(app, '/enquiries', {
      ...unticked,
      email: 'rosa at example',
      message: 'Short\r\n"<b>',
      format: 'panel',
    });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Nothing was sent yet.');
    expect(answer.text).toMatch(
      /value="rosa at example"[^>]*aria-invalid="true"[^>]*aria-describedby="email-wrong"/,
    );
    expect(answer.text).toContain('id="email-wrong">Please enter a valid email address.<');
    expect(answer.text).toContain('id="consent-wrong">Tick this box: we may keep only what you agree to.<');
    expect(answer.text).toMatch(/<option value="panel"\s+selected/);
    expect(answer.text).toContain('\nShort\n&quot;&lt;b&gt;</textarea>');
    expect(answer.text).toContain('value="Hospital of the North"');
    expect(answer.text).toContain('<input type="hidden" name="kind" value="speaking" />');
    expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
  });

  it('keeps what was typed when someone has asked too often', async () => {
    const headers = fromSomewhere();
    const ask = (number: number) =>
      submit(app, '/enquiries', { ...FIELDS, email: `often${number}@example.test` }, headers);
    for (let number = 0; number < 10; number += 1) expect((await ask(number)).status).toBe(303);
    const refused = await ask(10);
    expect(refused.status).toBe(429);
    expect(refused.text).toContain(
      'Too many requests. Please try again later. What you typed is still here.',
    );
    expect(refused.text).toContain('value="often10@example.test"');
  });

  it('says so when it does not know the form', async () => {
    const answer = await submit(app, '/enquiries', { ...FIELDS, kind: 'spam' });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('href="/contact"');
  });

  it('is refused from a page of another site', async () => {
    const foreign = { ...fromSomewhere(), origin: 'https://evil.example' };
    expect((await submit(app, '/enquiries', FIELDS, foreign)).status).toBe(403);
  });

  it('names no reference that is not one', async () => {
    const page = await app.visitor().get('/enquiries/received?reference=%3Cb%3EFL');
    expect(page.text).not.toContain('FL&lt;');
    expect(page.text).not.toContain('<b>FL<');
    expect(page.text).not.toContain('Its reference');
  });
});
