import { textMailHtml } from './text-html.js';

const SITE = 'https://futurelab.example';
const page = (body: string, subject = 'Hello') => textMailHtml({ subject, body }, SITE).replace(/\s+/g, ' ');

describe('The HTML of an email that is written as text', () => {
  it('has its paragraphs, what it says first beside the subject, and below the signature why it came', () => {
    const html = page(
      `Hello Maya,\n\nYour session has moved.\n\nFutureLab\n\nYou get this because you’re going.\nTurn these emails off: ${SITE}/unsubscribe?token=a\n`,
    );
    const [beside, content] = html.split('role="presentation"');
    expect(beside).toContain('>Your session has moved. ');
    expect(content).toBeDefined();
    expect(html).toMatch(/>Hello Maya,<\/p> *<p style="[^"]+">Your session has moved\.<\/p>/);
    expect(html).toContain(
      'You get this because you’re going.<br /><a href="https://futurelab.example/unsubscribe?token=a"',
    );
    expect(html).toContain('>Turn these emails off</a>');
  });

  it('escapes what people wrote', () => {
    const html = page('From <b>Maya</b> & "Leo"', '<script>alert(1)</script>');
    expect(html).toContain('From &lt;b&gt;Maya&lt;/b&gt; &amp; &quot;Leo&quot;');
    expect(html).not.toMatch(/<script|<b>/);
  });

  it('links addresses of the site, and no other', () => {
    const html = page(
      `To sign in:\n${SITE}/login?next=1\n\nhttps://elsewhere.example/x ${SITE}.evil.example/y "${SITE}/a"onclick="b`,
    );
    expect(html.match(/<a href="[^"]*"/g)).toEqual([
      `<a href="${SITE}/login?next=1"`,
      `<a href="${SITE}/a&quot;onclick=&quot;b"`,
    ]);
    expect(html).toContain('>futurelab.example/login</a>');
  });

  it('shows a code large, lists as lists and their titles as links', () => {
    const html = page(
      `Your code is\n\n123456\n\nNew discussions\n\n- Pricing, by Leo\n  ${SITE}/d/pricing\n- No address\n`,
    );
    expect(html).toMatch(/<p style="[^"]*letter-spacing[^"]*">123456<\/p>/);
    expect(html).toMatch(/<h2 [^>]*>New discussions<\/h2>/);
    expect(html).toMatch(
      /<li [^>]*><a href="https:\/\/futurelab\.example\/d\/pricing"[^>]*>Pricing, by Leo<\/a><\/li>/,
    );
    expect(html).toMatch(/<li [^>]*>No address<\/li>/);
  });

  it('joins the lines of a sentence', () => {
    const first = `We erased your account and its data, as you asked. Posts that others replied to no longer carry`;
    expect(page(`${first}\nyour name.\nReference: A`)).toContain(
      'no longer carry your name.<br />Reference: A',
    );
  });
});
