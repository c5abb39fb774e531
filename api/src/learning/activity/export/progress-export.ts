import { stringify } from 'csv-stringify/sync';

interface Thing {
  title: string;
  href: string;
}

/** What a member did here, as they take it with them. */
export interface ProgressExport {
  exportedAt: string;
  courses: (Thing & { progress: number; startedAt: string; completedAt: string | null })[];
  lessons: (Thing & { course: string; completedAt: string })[];
  points: { at: string; text: string; amount: number; title: string | null; href: string | null }[];
  achievements: { title: string; rule: string; earnedAt: string }[];
  /** "2026-01-31" */
  learningDays: string[];
}

const COLUMNS = ['record', 'date', 'title', 'detail', 'amount', 'address'];

/** One table of everything: its `record` says what a row is of. Addresses are those of `site`. */
export function progressCsv(
  { courses, lessons, points, achievements, learningDays }: ProgressExport,
  site: string,
): string {
  const address = (href: string | null) => (href === null ? '' : new URL(href, site).href);
  const rows = [
    ...courses.map(({ title, href, progress, startedAt, completedAt }) => [
      'course',
      startedAt,
      title,
      completedAt === null ? 'in percent' : `in percent, completed ${completedAt}`,
      progress,
      address(href),
    ]),
    ...lessons.map(({ title, href, course, completedAt }) => [
      'lesson',
      completedAt,
      title,
      `completed, in ${course}`,
      '',
      address(href),
    ]),
    ...points.map(({ at, text, amount, title, href }) => [
      'points',
      at,
      title ?? '',
      text,
      amount,
      address(href),
    ]),
    ...achievements.map(({ title, rule, earnedAt }) => ['achievement', earnedAt, title, rule, '', '']),
    ...learningDays.map((day) => ['learning day', day, '', '', '', '']),
  ];
  // Spreadsheets would run titles that look like formulas, and read UTF-8 by its mark alone.
  return stringify([COLUMNS, ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}
