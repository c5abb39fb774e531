import { createHash } from 'node:crypto';
import type { PageData } from '../../app/page-data';
import { contentSecurityPolicy } from '../http/content-security-policy';
import { documentBeginning, documentRest, htmlDocument, type PageResources } from './document';

const data: Omit<PageData, 'queries'> = {
  set: 'set',
  remotes: [],
  page: null,
  integrity: { '/mfe/mf-a/1/app.js': 'sha384-abc' },
  signedIn: false,
  theme: 'system',
  locale: 'en-US',
  config: { publicUrl: 'http://localhost', chatbotId: null, chatbotScriptUrl: null, development: false },
};
const resources: PageResources = {
  styles: [{ href: '/shell/shell.css', css: 'a{color:red}' }],
  linkedStyles: [],
  preloads: ['/mfe/mf-a/1/app.js'],
  modules: [],
  script: { href: '/shell/shell.js', integrity: 'sha384-def' },
  inlineScript: '(()=>{})()',
  fonts: [],
  integrity: { '/mfe/mf-a/1/app.js': 'sha384-abc' },
};
const content = (more: Partial<PageData> = {}) => ({
  data: { ...data, ...more },
  queries: '[]',
  head: '<title>Home</title>',
  body: '<div id="root">Hello</div>',
});
const render = (more: Partial<PageData> = {}) => String(htmlDocument(resources, content(more)));

describe('the document', () => {
  it('cannot be left by what a member wrote', () => {
    const nasty = '</script><script>alert(1)</script><!--';
    const html = render({ config: { ...data.config, chatbotId: nasty } });
    expect(html).not.toContain(nasty);
    const json = /<script type="application\/json" id="futurelab">(.*?)<\/script>/s.exec(html)![1]!;
    expect(JSON.parse(json)).toMatchObject({
      config: { chatbotId: nasty },
      remotes: [],
      queries: [],
    });
  });

  it('names the hash of everything it loads ahead', () => {
    expect(render()).toContain('href="/mfe/mf-a/1/app.js" integrity="sha384-abc"');
  });

  it('carries the chosen theme from the first byte, and none for the system’s', () => {
    expect(render({ theme: 'dark' })).toContain('<html lang="en" data-theme="dark">');
    expect(render()).toContain('<html lang="en">');
  });

  it('names an inline style as its section does, and no release', () => {
    const own = {
      href: '/mfe/mf-a/1/page.css',
      css: 'b{color:tan}',
      section: { app: 'mf-a', file: 'page.css' },
    };
    const beginning = documentBeginning('dark', { ...resources, styles: [...resources.styles, own] });
    expect(beginning).toContain('<style data-href="/shell/shell.css">a{color:red}</style>');
    expect(beginning).toContain('<style data-href="page.css" data-app="mf-a">b{color:tan}</style>');
  });

  it('says what it is before it says what it loads', () => {
    const html = render();
    expect(html.indexOf('<title>')).toBeLessThan(html.indexOf('<style'));
  });

  it('is the same document when it is sent in two parts', () => {
    const inTwo =
      documentBeginning('dark', resources) +
      String(documentRest(resources, resources, content({ theme: 'dark' })));
    const tags = (html: string) => html.match(/<[^>]+>/g)!.sort();
    expect(tags(inTwo)).toEqual(tags(render({ theme: 'dark' })));
    expect(documentBeginning('dark', resources)).toContain('<html lang="en" data-theme="dark">');
  });

  it('links the styles of another release than the one that it began with', () => {
    const style = (release: string, file: string, css: string) => ({
      href: `/mfe/mf-a/${release}/${file}`,
      css,
      section: { app: 'mf-a', file },
    });
    const begun = { ...resources, styles: [...resources.styles, style('2', 'same.css', 'b{}')] };
    const used = {
      ...resources,
      styles: [...resources.styles, style('1', 'same.css', 'b{}'), style('1', 'page.css', 'i{}')],
      linkedStyles: ['/mfe/mf-a/1/large.css'],
      integrity: { '/mfe/mf-a/1/page.css': 'sha384-page', '/mfe/mf-a/1/large.css': 'sha384-large' },
    };
    const links = String(documentRest(begun, used, content()))
      .split('</head>')[0]!
      .match(/<link[^>]+>/g);
    expect(links).toEqual([
      '<link rel="stylesheet" href="/mfe/mf-a/1/page.css" integrity="sha384-page">',
      '<link rel="stylesheet" href="/mfe/mf-a/1/large.css" integrity="sha384-large">',
    ]);
  });

  it('has one script of its own, before its body, and inert data', () => {
    const html = render();
    const scripts = html.match(/<script[^>]*>/g)!;
    const own = scripts.filter((tag) => !tag.includes('src=') && !tag.includes('application/json'));
    expect(own).toEqual(['<script>']);
    expect(html.indexOf(`<script>${resources.inlineScript}</script>`)).toBeLessThan(html.indexOf('<body>'));
  });

  it('runs nothing else before the first paint', () => {
    const outside = render().replace(/<template id="scripts">.*?<\/template>/s, '');
    expect(outside).not.toContain('src="/shell/shell.js"');
  });
});

describe('the policy', () => {
  it('allows the very stylesheets of the page and nothing unsafe', () => {
    const policy = contentSecurityPolicy({ styles: [{ href: '/policy.css', css: 'a{color:red}' }] }, null);
    expect(policy).toMatch(/style-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/);
    expect(policy).not.toMatch(/unsafe-/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('allows the very script of the page, and no other', () => {
    const directives = contentSecurityPolicy({ styles: [], inlineScript: 'run()' }, null).split('; ');
    const hash = createHash('sha256').update('run()').digest('base64');
    expect(directives).toContain(`script-src 'self' 'sha256-${hash}'`);
  });

  it('lets the configured assistant in, and only it', () => {
    expect(contentSecurityPolicy({ styles: [] }, 'https://assistant.test')).toContain(
      "script-src 'self' https://assistant.test;",
    );
    const closed = contentSecurityPolicy({ styles: [] }, null).split('; ');
    expect(closed.filter((directive) => directive.includes('https:'))).toEqual([
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
      "form-action 'self' https://checkout.stripe.com https://billing.stripe.com",
    ]);
  });
});
