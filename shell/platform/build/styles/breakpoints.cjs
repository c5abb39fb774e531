const { readFileSync } = require('node:fs');
const path = require('node:path');

const file = path.join(__dirname, 'breakpoints.css');
const breakpoints = new Map(
  Array.from(readFileSync(file, 'utf8').matchAll(/@custom-media (--[\w-]+) ([^;]+);/g), ([, name, query]) => [
    name,
    query,
  ]),
);

/** Puts the widths of breakpoints.css where a media query names them. */
const withBreakpoints = (source) =>
  source.replace(/@media[^{]+/g, (media) =>
    media.replace(/\((--[\w-]+)\)/g, (_, name) => {
      const query = breakpoints.get(name);
      if (!query) throw new Error(`${name} is not in ${path.basename(file)}.`);
      return query;
    }),
  );

module.exports = { withBreakpoints };
