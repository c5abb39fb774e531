import type { ContainerNode } from '@takumi-rs/core';

/** Between the 1,400 and the 3,000 pixels that players ask for. */
export const COVER_SIZE = 1500;

const NIGHT = '#141614';
const PAPER = '#efeae2';
const EMBER = '#ff8c5a';

/** The jacket of the book as a square: two fields of rings, one above the other. */
export function coverLines(): string {
  const rings = (x: number, y: number, step: number, count: number): string =>
    Array.from({ length: count }, (_, ring) => `<circle cx="${x}" cy="${y}" r="${(ring + 1) * step}"/>`).join(
      '',
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER_SIZE}" height="${COVER_SIZE}" viewBox="0 0 ${COVER_SIZE} ${COVER_SIZE}">
<g fill="none" stroke-width="3.2"><g stroke="${PAPER}" stroke-opacity=".5">${rings(750, 1200, 34, 15)}</g><g stroke="${EMBER}">${rings(750, 840, 34, 15)}</g></g></svg>`;
}

export const coverComposition = (title: string, display: string): ContainerNode => ({
  type: 'container',
  style: {
    width: COVER_SIZE,
    height: COVER_SIZE,
    position: 'relative',
    display: 'flex',
    padding: 96,
    backgroundColor: NIGHT,
    color: PAPER,
  },
  children: [
    {
      type: 'image',
      src: 'lines',
      style: { width: COVER_SIZE, height: COVER_SIZE, position: 'absolute', top: 0, left: 0 },
    },
    {
      type: 'text',
      text: title,
      style: { fontFamily: display, fontSize: 196, fontWeight: 480, lineHeight: 1 },
    },
  ],
});
