import {
  warmUp,
  profileLabel,
  kilobytesWithoutPictures,
  VISIT_COLUMNS,
  visitInTurn,
  visitRow,
} from './page-visits.mjs';
import { PHONE, shapeHosts } from '../phone/phone.mjs';
import { publicPages } from './public-pages.mjs';
import { saveReport, machineNote, table, verdict, verdictTable } from '../report.mjs';
import { startStaticCopy } from './static-copy.mjs';
import { median } from '../statistics.mjs';

const still = (path) => `${path}, static`;

function judge(path, results) {
  const of = (name, pick) => median(results.get(name).map(pick));
  const lcp = ({ lcp: value }) => value;
  const whole = { digits: 0 };
  return [
    verdict(`P1 ${path} LCP / static page`, of(path, lcp) / of(still(path), lcp), 1.25),
    verdict(
      `P3 ${path} CLS, read to its end`,
      of(path, ({ cls }) => cls),
      0.01,
      { digits: 4 },
    ),
    verdict(
      `P4 ${path} total blocking time`,
      of(path, ({ tbt }) => tbt),
      100,
      { unit: ' ms', ...whole },
    ),
    verdict(
      `P4 ${path} longest task`,
      of(path, ({ longestTask }) => longestTask),
      200,
      { unit: ' ms', ...whole },
    ),
    verdict(`P7 ${path} without pictures`, of(path, kilobytesWithoutPictures), 160, {
      unit: ' kB',
      digits: 1,
    }),
    verdict(
      `P7 ${path} requests`,
      of(path, ({ requests }) => requests),
      14,
      whole,
    ),
  ];
}

/** Every public page on a shaped phone link against a static copy of the same page, in one run. */
export async function benchPages(product, { runs = 5, only = [], log = () => {} } = {}) {
  const machine = machineNote();
  const paths = (await publicPages(product.url, only)).map(({ path }) => path);
  const copy = await startStaticCopy(
    product.url,
    Object.fromEntries(paths.map((path) => [path, { from: path }])),
  );
  const visits = paths.flatMap((path) => [
    { name: still(path), url: copy.url + path },
    { name: path, url: product.url + path, scroll: true, askedFor: true },
  ]);
  // Every process has then seen every page.
  for (const { url } of visits) await warmUp(url);
  const shaped = await shapeHosts([product.url, copy.url].map((url) => new URL(url).host));
  try {
    const results = await visitInTurn(visits, { runs, relays: shaped.relays, log });
    const verdicts = paths.flatMap((path) => judge(path, results));
    const moved = paths.flatMap((path) =>
      [...new Set(results.get(path).flatMap((visit) => visit.moved))].map((what) => `- ${path}: ${what}`),
    );
    await saveReport('pages', { profile: PHONE, runs, verdicts, results: Object.fromEntries(results) });
    return {
      verdicts,
      text: [
        `## Every public page: ${runs} cold runs, ${profileLabel(PHONE)}, medians`,
        machine,
        table(
          VISIT_COLUMNS,
          [...results].map(([name, each]) => visitRow(name, each)),
        ),
        table(
          ['Read to its end, all it has loaded', 'requests', 'kB without pictures', 'js'],
          paths.map((path) => {
            const read = results.get(path).map((visit) => visit.read);
            const js = median(read.map(({ bytes }) => bytes.js / 1000));
            return [
              path,
              median(read.map(({ requests }) => requests)).toFixed(0),
              median(read.map(kilobytesWithoutPictures)).toFixed(1),
              js.toFixed(1),
            ];
          }),
        ),
        moved.length > 0 ? `What moved:\n\n${moved.join('\n')}` : '',
        verdictTable(verdicts),
      ]
        .filter(Boolean)
        .join('\n\n'),
    };
  } finally {
    shaped.close();
    copy.close();
  }
}
