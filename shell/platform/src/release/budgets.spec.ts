import { BUDGETS, budgetProblems } from './budgets';

const release = ({ entry = 1, expose = 1, page = 1 }) => ({
  assets: { 'entry.js': { brotli: entry }, 'expose.js': { brotli: expose }, 'page.js': { brotli: page } },
  remote: { entry: 'entry.js', expose: { js: { sync: ['expose.js'] } } },
  routes: [
    { page: 'about-page', js: ['page.js'] },
    { page: 'about-page', js: ['page.js', 'expose.js'] },
  ],
});

describe('What a release costs its visitors', () => {
  it('may be as much as the site allows', () => {
    expect(budgetProblems(release({ entry: BUDGETS.entry, page: BUDGETS.page - 1 }))).toEqual([]);
  });

  it('is said once for each page, with what comes before it, and for the entry', () => {
    expect(budgetProblems(release({ entry: 8_001, expose: 20_000, page: 25_001 }))).toEqual([
      'The remote entry has 8001 bytes of JavaScript (brotli), and 8000 are its budget. Load less, or load it later.',
      'The page about-page has 45001 bytes of JavaScript (brotli), and 45000 are its budget. Load less, or load it later.',
    ]);
  });
});
