import { type RouteClaim, routeProblems } from './route-ownership.js';

const route = (path: string, access: RouteClaim['access'] = 'public'): RouteClaim => ({ path, access });
const others = [
  { app: 'mf-marketing', routes: [route('/', 'visitor'), route('/academy')] },
  { app: 'mf-community', routes: [route('/events'), route('/events/:id'), route('/groups/:id', 'member')] },
];
const codesOf = (...routes: RouteClaim[]) =>
  routeProblems('mf-account', routes, others).map(({ code }) => code);

describe('The routes of a section', () => {
  it.each([
    ['/events'],
    ['/Events/'],
    ['/events/:slug'],
    ['/events/:id/:rest?'],
    ['/events/:id?'],
    ['/events/*'],
    ['/events/today'],
    ['/events?/today'],
    ['/events/archive/2026'],
    ['/groups/prompt-craft'],
    ['/groups'],
    ['/academy/:tier?'],
    ['/academy/*'],
  ])('do not match what another section has: %s', (path) => {
    expect(codesOf(route(path))).toEqual([path.startsWith('/events?') ? 'route_unbounded' : 'route_taken']);
  });

  it.each([['/*'], ['*'], ['/:page'], ['/:page?/about'], ['/about?']])(
    'begin with a segment of their own, unlike %s',
    (path) => {
      expect(codesOf(route(path))).toEqual(['route_unbounded']);
    },
  );

  it.each([['/enquiries'], ['/api/mine'], ['/newsletter'], ['/Shell/x'], ['/readyz']])(
    'leave %s to the platform',
    (path) => {
      expect(codesOf(route(path))).toEqual(['route_reserved']);
    },
  );

  it('may lie beside and below the single pages of another section, and be for other people', () => {
    expect(
      codesOf(
        route('/', 'member'),
        route('/academy/checkout/:tier'),
        route('/eventful/:id'),
        route('/groups/prompt-craft', 'visitor'),
      ),
    ).toEqual([]);
  });

  it('are each declared once, and may lie below one another', () => {
    expect(codesOf(route('/admin/:id'), route('/admin/new'), route('/admin/:name', 'admin'))).toEqual([
      'route_taken',
    ]);
  });

  it('are compared in a time that does not grow with their optional segments', () => {
    const long = (segment: string) => `/long${segment.repeat(90)}`;
    const taken = [{ app: 'mf-learning', routes: [route(`${long('/:a?')}/end`)] }];
    expect(routeProblems('mf-account', [route(`${long('/:b?')}/other`)], taken)).toHaveLength(1);
  });
});
