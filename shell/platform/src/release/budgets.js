/** Brotli bytes of JavaScript that the remote entry, and a page with the section's expose, may cost a visitor of the site. */
export const BUDGETS = { entry: 8_000, page: 45_000 };

const ADVICE = 'Load less, or load it later.';

/** What costs more than its budget, as messages; shown by the builder, refused by the registry. */
export function budgetProblems({ assets, remote, routes, fragments = [] }) {
  const sizeOf = (files) => [...new Set(files)].reduce((sum, file) => sum + assets[file].brotli, 0);
  const measured = [
    { what: 'The remote entry', kind: 'entry', size: sizeOf([remote.entry]) },
    ...[...routes, ...fragments].map(({ page, name, js }) => ({
      what: page ? `The page ${page}` : `The fragment ${name}`,
      kind: 'page',
      size: sizeOf([...remote.expose.js.sync, ...js]),
    })),
  ];
  const problems = measured
    .filter(({ kind, size }) => size > BUDGETS[kind])
    .map(
      ({ what, kind, size }) =>
        `${what} has ${size} bytes of JavaScript (brotli), and ${BUDGETS[kind]} are its budget. ${ADVICE}`,
    );
  // Several routes may show one page.
  return [...new Set(problems)];
}
