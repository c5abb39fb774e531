import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

export interface PdfFont {
  name: string;
  bytes: Buffer;
  font: Font;
}

/** A family in parts: each part has other letters. */
export type PdfFamily = readonly PdfFont[];

const family = (name: string, parts: string[], style: string): PdfFamily =>
  parts.map((part) => {
    const bytes = readFileSync(resolve(`@fontsource/${name}/files/${name}-${part}-${style}.woff`));
    return { name: `${name}-${part}-${style}`, bytes, font: create(bytes) as Font };
  });

const DISPLAY_PARTS = ['latin', 'latin-ext', 'vietnamese'];
/** Scripts that Newsreader does not have. */
const OTHER_SCRIPTS = ['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'];
const TEXT_PARTS = ['latin', 'latin-ext'];

let cached: { display: PdfFamily; italic: PdfFamily; text: PdfFamily } | undefined;

/** Read when they are first needed. */
export const fonts = () =>
  (cached ??= {
    display: [
      ...family('newsreader', DISPLAY_PARTS, '500-normal'),
      ...family('noto-serif', OTHER_SCRIPTS, '500-normal'),
    ],
    italic: family('newsreader', DISPLAY_PARTS, '400-italic'),
    text: family('instrument-sans', TEXT_PARTS, '400-normal'),
  });

const partWith = (parts: PdfFamily, letter: string): PdfFont | undefined =>
  parts.find(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));

export const canSet = (text: string, parts: PdfFamily): boolean =>
  [...text.normalize('NFC')].every((letter) => partWith(parts, letter));

/** How wide one line of it is. */
export const widthOf = (text: string, parts: PdfFamily, size: number): number =>
  runsOf(text, parts).reduce(
    (sum, { text: run, font: { font } }) => sum + (font.layout(run).advanceWidth / font.unitsPerEm) * size,
    0,
  );

/** The text in runs of one font each; letters that no part has are left to the first. */
export function runsOf(text: string, parts: PdfFamily): { text: string; font: PdfFont }[] {
  const runs: { text: string; font: PdfFont }[] = [];
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1);
    const font = partWith(parts, letter) ?? parts[0]!;
    if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
}
