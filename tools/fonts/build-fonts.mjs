// Writes fonts/*.woff2 and fonts.css of shell/platform/src/ui/styles from the @fontsource-variable packages:
//   node tools/fonts/build-fonts.mjs
//
// A page pays for two files, 34 KB together: Newsreader at one display cut (optical size 40, weight 480) and
// Instrument Sans from 400 to 600, both with the letters of English and its punctuation. Accented letters and the
// italic are separate files that the browser fetches only when a page shows one.
//
// The fallback faces take the room that the real font will take: `size-adjust` is the ratio of the average
// character widths (weighted by letter frequency in English), and the vertical metrics are the real font's,
// divided by that ratio because the browser scales them too.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fromBlob } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { ARIAL, GEORGIA, NOTO_SERIF, ROBOTO, TIMES_NEW_ROMAN } from './local-fonts.mjs';

const require = createRequire(import.meta.url);
const styles = new URL('../../shell/platform/src/ui/styles/', import.meta.url);

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const CHARACTERS = {
  basic: {
    text: between(0x20, 0x7e) + ' ©«·»×–—‘’“”•…←→−',
    range:
      'U+20-7E, U+A0, U+A9, U+AB, U+B7, U+BB, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2190, U+2192, U+2212',
  },
  accents: {
    text: between(0xa1, 0xff) + 'ıŒœ†‡‹›⁄€™',
    range:
      'U+A1-A8, U+AA, U+AC-B6, U+B8-BA, U+BC-D6, U+D8-FF, U+131, U+152-153, U+2020-2021, U+2039-203A, U+2044, U+20AC, U+2122',
  },
  extended: {
    text: between(0x100, 0x17f) + 'ȘșȚțẞ',
    range: 'U+100-130, U+132-151, U+154-17F, U+218-21B, U+1E9E',
  },
};

const FAMILIES = [
  {
    family: 'Newsreader',
    file: 'newsreader',
    from: (set, style) => `newsreader/files/newsreader-${set}-opsz-${style}.woff2`,
    axes: { opsz: 40, wght: 480 },
    weight: '400 600',
    italic: { opsz: 40, wght: 440 },
    fallbacks: [
      { name: 'Newsreader Georgia', metrics: GEORGIA, local: ['Georgia'] },
      {
        name: 'Newsreader Times',
        metrics: TIMES_NEW_ROMAN,
        local: ['Times New Roman', 'Liberation Serif', 'Times'],
      },
      { name: 'Newsreader Noto', metrics: NOTO_SERIF, local: ['Noto Serif'] },
    ],
  },
  {
    family: 'Instrument Sans',
    file: 'instrument-sans',
    from: (set, style) => `instrument-sans/files/instrument-sans-${set}-wght-${style}.woff2`,
    axes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
    fallbacks: [
      { name: 'Instrument Arial', metrics: ARIAL, local: ['Arial', 'Liberation Sans', 'Helvetica'] },
      { name: 'Instrument Roboto', metrics: ROBOTO, local: ['Roboto'] },
    ],
  },
];

const percent = (ratio) => `${(ratio * 100).toFixed(2)}%`;

async function cut(source, { text }, variationAxes) {
  const font = await readFile(require.resolve(`@fontsource-variable/${source}`));
  return subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: ['kern', 'tnum', 'ccmp', 'mark', 'locl'],
  });
}

const face = ({ family, style, weight, file, range }) => `@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: url('./fonts/${file}.woff2') format('woff2');
  unicode-range: ${range};
}`;

function fallbackFace({ name, metrics, local }, real) {
  const adjust = real.xWidthAvg / real.unitsPerEm / (metrics.xWidthAvg / metrics.unitsPerEm);
  const vertical = (units) => percent(Math.abs(units) / real.unitsPerEm / adjust);
  return `@font-face {
  font-family: '${name}';
  src: ${local.map((font) => `local('${font}')`).join(', ')};
  size-adjust: ${percent(adjust)};
  ascent-override: ${vertical(real.ascent)};
  descent-override: ${vertical(real.descent)};
  line-gap-override: ${vertical(real.lineGap)};
}`;
}

const css = ['/* Written by tools/fonts/build-fonts.mjs; change that file, not this one. */'];
for (const family of FAMILIES) {
  let real;
  for (const [set, characters] of Object.entries(CHARACTERS)) {
    const file = `${family.file}-${set}`;
    const font = await cut(
      family.from(set === 'extended' ? 'latin-ext' : 'latin', 'normal'),
      characters,
      family.axes,
    );
    real ??= await fromBlob(new Blob([font]));
    await writeFile(new URL(`fonts/${file}.woff2`, styles), font);
    css.push(
      face({ family: family.family, style: 'normal', weight: family.weight, file, range: characters.range }),
    );
    console.log(`${file}: ${font.length} bytes`);
  }
  if (family.italic) {
    const { basic, accents } = CHARACTERS;
    // The pages preload what is called basic.
    for (const [set, characters] of Object.entries({ italic: basic, 'italic-accents': accents })) {
      const file = `${family.file}-${set}`;
      const font = await cut(family.from('latin', 'italic'), characters, family.italic);
      await writeFile(new URL(`fonts/${file}.woff2`, styles), font);
      css.push(
        face({
          family: family.family,
          style: 'italic',
          weight: family.weight,
          file,
          range: characters.range,
        }),
      );
      console.log(`${file}: ${font.length} bytes`);
    }
  }
  css.push(...family.fallbacks.map((fallback) => fallbackFace(fallback, real)));
}
await writeFile(new URL('fonts.css', styles), `${css.join('\n\n')}\n`);
