import { type RouteClaim, routeProblems } from './route-ownership.js';

const route = (path: string, access: RouteClaim['access'] = 'public'): RouteClaim => ({ path, access });
const others = [
  { app: 'mf-marketing', routes: [route('/', 'visitor'), route('/academy')] },
  { app: 'mf-community', routes: [route('/events'), route('/events/:id'), route('/groups/:id', 'member')] },
];
const given = [
  { app: 'mf-account', path: '/' },
  { app: 'mf-account', path: '/admin' },
  { app: 'mf-account', path: '/academy/checkout' },
  { app: 'mf-marketing', path: '/' },
  { app: 'mf-marketing', path: '/academy' },
  { app: 'mf-marketing', path: '/about' },
  { app: 'mf-community', path: '/events' },
  { app: 'mf-account', path: '/events/moved' },
];
const problemsOf = (...routes: RouteClaim[]) => routeProblems('mf-account', routes, others, given);
const codesOf = (...routes: RouteClaim[]) => problemsOf(...routes).map(({ code }) => code);

describe('The routes of a section', () => {
  it.each([
    '/',
    '/admin',
    '/Admin/',
    '/admin/:id/edit',
    '/admin/*',
    '/admin/:id?',
    '/academy/checkout/:tier',
  ])('may be what belongs to it, and lie below: %s', (path) => {
    expect(codesOf(route(path, 'admin'))).toEqual([]);
  });

  it.each(['/about/team', '/academy/:tier', '/events', '/events/:id?', '/administration', '/glossary'])(
    'leave %s to the section that it belongs to, if any',
    (path) => {
      expect(codesOf(route(path))).toEqual(['route_foreign']);
    },
  );

  it('are refused with the name of the owner, and who can change that', () => {
    expect(problemsOf(route('/about/team'), route('/glossary')).map(({ message }) => message)).toEqual([
      '/about/team lies in /about, which belongs to mf-marketing. Give the page another path, or have an administrator give this one to mf-account.',
      '/glossary lies in no path that belongs to mf-account. Give the page another path, or have an administrator give this one to mf-account.',
    ]);
  });

  it.each(['/*', '*', '/:page', '/:page?/about', '/admin?'])(
    'begin with what belongs to it, unlike %s',
    (path) => {
      expect(codesOf(route(path))).toEqual(['route_foreign']);
    },
  );

  it.each([
    '/enquiries',
    '/api/mine',
    '/newsletter/confirm',
    '/Shell/x',
    '/readyz',
    '/favicon.ico',
    '/sitemap.xml',
    '/og/x',
  ])('leave %s to the platform', (path) => {
    expect(codesOf(route(path))).toEqual(['route_reserved']);
  });

  it('wait for the section that had the path before and has pages there', () => {
    const problems = (path: string, access?: RouteClaim['access']) => {
      const taken = [{ app: 'mf-community', routes: [route(path, access)] }];
      return routeProblems('mf-account', [route('/events/moved')], taken, given);
    };
    expect(problems('/events/moved/:part?')).toEqual([
      {
        code: 'route_taken',
        severity: 'error',
        message:
          '/events/moved (public) lies where mf-community has pages. Have mf-community release without them first.',
      },
    ]);
    // A path of its own comes before a parameter.
    expect(problems('/events/:id')).toEqual([]);
  });

  it('may be at the root for other people than those of another section', () => {
    expect(codesOf(route('/', 'visitor'))).toEqual(['route_taken']);
    expect(codesOf(route('/', 'member'))).toEqual([]);
  });

  it('are each declared once, and may lie below one another', () => {
    expect(codesOf(route('/admin/:id'), route('/admin/new'), route('/admin/:name', 'admin'))).toEqual([
      'route_taken',
    ]);
  });
});
