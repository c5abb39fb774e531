/** Draws the worksheets of the lessons (`npm run media -- worksheets`). The same text gives the same bytes. */
import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { fonts } from '../../api/dist/learning/certificates/pdf/fonts.js';

const target = (name) => new URL(`../../api/seed/development/media/${name}`, import.meta.url);
const [INK, QUIET, LINE, EMBER] = ['#1a1d1b', '#5a605c', '#b9b2a6', '#b23c0e'];
const MARGIN = 48;
const MADE = new Date('2026-01-05T09:00:00Z');

/** Fifteen tasks on the left, and the nine boxes they go into. */
async function sortYourWeek() {
  const document = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: 'Sort your week: fifteen tasks, nine boxes',
      Author: 'FutureLab',
      CreationDate: MADE,
      ModDate: MADE,
    },
  });
  const bytes = buffer(document);
  const { display, text } = fonts();
  document.registerFont('display', display[0].bytes).registerFont('text', text[0].bytes);
  const { width, height } = document.page;
  const write = (sentence, x, y, { font = 'text', size = 9, color = INK, ...more } = {}) =>
    document.font(font).fontSize(size).fillColor(color).text(sentence, x, y, more);
  const stroke = () => document.lineWidth(0.75).strokeColor(LINE).stroke();

  write('Sort your week', MARGIN, 40, { font: 'display', size: 24 });
  write('Fifteen tasks from last week’s calendar and sent mail, each in one of nine boxes.', MARGIN, 74, {
    size: 11,
    color: QUIET,
  });

  const left = MARGIN;
  const columns = [24, 214, 44, 44];
  const top = 122;
  const row = 25;
  const starts = columns.map(
    (_, index) => left + columns.slice(0, index).reduce((sum, next) => sum + next, 0),
  );
  write('Task', starts[1], top - 16, { color: QUIET });
  write('Check', starts[2], top - 16, { color: QUIET, width: columns[2], align: 'center' });
  write('If wrong', starts[3], top - 16, { color: QUIET, width: columns[3], align: 'center' });
  const right = starts[3] + columns[3];
  for (let line = 0; line <= 15; line += 1) {
    const y = top + line * row;
    document.moveTo(left, y).lineTo(right, y);
    stroke();
    if (line < 15) write(String(line + 1), left, y + 8, { color: QUIET });
  }
  for (const x of starts.slice(2)) {
    document.moveTo(x, top).lineTo(x, top + 15 * row);
    stroke();
  }

  const gridLeft = right + 86;
  const cell = [(width - MARGIN - gridLeft) / 3, 125];
  ['Annoying', 'Expensive', 'Harmful to somebody'].forEach((sentence, column) =>
    write(sentence, gridLeft + column * cell[0], top - 16, { width: cell[0], align: 'center', color: QUIET }),
  );
  ['At a glance', 'With some work', 'Hardly'].forEach((sentence, line) =>
    write(sentence, right + 20, top + line * cell[1] + cell[1] / 2 - 6, {
      width: 58,
      align: 'right',
      color: QUIET,
    }),
  );
  for (let index = 0; index < 9; index += 1)
    document.rect(gridLeft + (index % 3) * cell[0], top + Math.floor(index / 3) * cell[1], ...cell);
  stroke();
  write('Use the tool freely', gridLeft + 8, top + 8, { color: EMBER });
  write('Not for the substance at all', gridLeft + 2 * cell[0] + 8, top + 2 * cell[1] + 8, {
    color: EMBER,
    width: cell[0] - 16,
  });
  write(
    'Down: how easily can I check the result? Across: what happens if it is wrong and nobody notices?',
    MARGIN,
    height - 88,
    {
      color: QUIET,
    },
  );
  write(
    'Between the corners, name the person who reads the result, and what they check it against.',
    MARGIN,
    height - 74,
    {
      color: QUIET,
    },
  );
  document.end();
  await writeFile(target('sort-your-week.pdf'), await bytes);
}

/** With a first row that shows how it is meant. */
async function decisionLog() {
  const rows = [
    [
      'Number',
      'Date',
      'What we decided',
      'What we knew',
      'What we rejected, and why',
      'What would make us revisit it',
      'Owner',
      'Expires',
      'Replaced by',
    ],
    [
      '1',
      '2026-01-12',
      'Letters about arrears are drafted with the assistant and signed by a named person who has read them',
      'Drafts save about ten minutes each. In the trial, two of forty named the wrong month',
      'Sending without reading: a wrong month may cost somebody their home. No tool at all: the queue was three weeks long',
      'More than one wrong letter in a quarter, or a queue of less than two days without the tool',
      'Head of tenant services',
      '2027-01-12',
      '',
    ],
    ...Array.from({ length: 9 }, (_, index) => [String(index + 2), '', '', '', '', '', '', '', '']),
  ];
  const quoted = (value) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  // Spreadsheets take a file for UTF-8 when it begins with this mark.
  const csv = `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
  await writeFile(target('decision-log.csv'), csv);
}

await sortYourWeek();
await decisionLog();
