import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { CertificateResponse } from '../certificates.dto.js';
import { canSet, fonts, type PdfFamily, runsOf, widthOf } from './fonts.js';

/** Paper, ink and ember of the light theme: print has no theme. */
const PAPER = '#fbf8f3';
const INK = '#1a1d1b';
const QUIET = '#5a605c';
const LINE = '#e2dcd2';
const EMBER = '#b23c0e';

const MARGIN = 56;
const COLUMN = 470;
const NAME_SIZES = [44, 38, 34, 30, 26, 22];

const day = (instant: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));

/** Whether our fonts have the letters of its text. */
export const isPrintable = ({ name, course }: Pick<CertificateResponse, 'name' | 'course'>): boolean =>
  canSet(name ?? '', fonts().display) && canSet(course.title, fonts().display);

/** One page of A4, on its side. @param page where it can be checked */
export async function certificatePdf(certificate: CertificateResponse, page: string): Promise<Buffer> {
  const { name, course, lessonCount, duration, completedAt, issuedAt, instructor, id } = certificate;
  const document = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `Certificate: ${course.title}`,
      Author: 'FutureLab',
      CreationDate: new Date(issuedAt),
      ModDate: new Date(issuedAt),
    },
  });
  const bytes = buffer(document);
  const { display, italic, text } = fonts();
  for (const { name: font, bytes: file } of [...display, ...italic, ...text])
    document.registerFont(font, file);

  const write = (text: string, family: PdfFamily, size: number, color: string, y: number): number => {
    document.fontSize(size).fillColor(color);
    const runs = runsOf(text, family);
    runs.forEach((run, index) => {
      const options = { width: COLUMN, continued: index < runs.length - 1, lineGap: size * 0.04 };
      document.font(run.font.name);
      if (index === 0) document.text(run.text, MARGIN + 24, y, options);
      else document.text(run.text, options);
    });
    return document.y;
  };

  const { width, height } = document.page;
  document.rect(0, 0, width, height).fill(PAPER);
  drawRings(document, id);
  document
    .lineWidth(0.75)
    .rect(28, 28, width - 56, height - 56)
    .stroke(LINE);

  let y = write('FutureLab', text, 15, INK, 76);
  y = write('Certificate of completion', italic, 20, EMBER, y + 54);
  // On one line: a break may fall between two fonts, within a word.
  const size = NAME_SIZES.find((each) => widthOf(name ?? '', display, each) <= COLUMN) ?? NAME_SIZES.at(-1)!;
  y = write(name ?? '', display, size, INK, y + 14);
  y = write('has completed every lesson of', text, 12, QUIET, y + 12);
  y = write(course.title, display, course.title.length > 34 ? 24 : 28, INK, y + 8);
  const lessons = `${lessonCount} ${lessonCount === 1 ? 'lesson' : 'lessons'}, ${duration}`;
  write(`${lessons}, taught by ${instructor.name}`, text, 12, QUIET, y + 10);

  write(`Completed on ${day(completedAt)}. Issued on ${day(issuedAt)}.`, text, 11, INK, height - 118);
  document.font(text[0]!.name).fontSize(9).fillColor(QUIET);
  document.text('Verify it at ', MARGIN + 24, height - 96, { continued: true, width: 640 });
  document.fillColor(EMBER).text(page, { link: page, underline: false });
  document.end();
  return bytes;
}

/** Two sources whose rings cross at the right edge; where they are is drawn from the certificate's id. */
function drawRings(document: PDFKit.PDFDocument, seed: string): void {
  const bytes = createHash('sha256').update(seed).digest();
  const between = (index: number, low: number, high: number): number =>
    low + ((bytes[index] ?? 0) / 255) * (high - low);
  const { width, height } = document.page;
  document
    .save()
    .rect(width - 272, 28, 244, height - 56)
    .clip()
    .lineWidth(0.6);
  const rings = (x: number, y: number, step: number, color: string, opacity: number) => {
    document.strokeOpacity(opacity);
    for (let ring = 1; ring <= 34; ring += 1) document.circle(x, y, ring * step).stroke(color);
  };
  const step = between(0, 7, 10);
  rings(width - between(1, 40, 120), between(2, 80, 220), step, INK, 0.45);
  rings(width - between(3, 20, 140), between(4, 360, 520), step + between(5, -1, 1.5), EMBER, 0.9);
  document.restore();
}
