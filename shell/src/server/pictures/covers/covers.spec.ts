import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COVER_KINDS, drawCover } from './draw-cover';
import { MOTIFS } from './motifs';
import { PALETTES, TRACK_PALETTES } from './palettes';

const COURSES = path.resolve(import.meta.dirname, '../../../../../api/seed/development/courses');
const slugs = readdirSync(COURSES).map((file) => file.replace('.yaml', ''));
const groundOf = (svg: string) => /fill="(#\w+)"/.exec(svg)![1];
/** What is drawn, without its colors and numbers. */
const motifOf = (svg: string) => svg.replace(/#\w{6}|[\d.]+/g, '').replace(/([a-zA-Z -]{1,6})\1+/g, '$1');

describe('covers', () => {
  it.each(COVER_KINDS)('of the same %s are the same, and of each another', (kind) => {
    expect(drawCover(kind, 'breath')).toBe(drawCover(kind, 'breath'));
    const drawn = ['a', 'b', 'leadership', '9f2c', 'quiet rooms', 'prompting'].map((seed) =>
      drawCover(kind, seed),
    );
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const each of drawn) expect(each).not.toMatch(/NaN|undefined|style=/);
  });

  it('of a track have its ground, and each track another', () => {
    const grounds = Object.keys(TRACK_PALETTES).map((track) => {
      const all = new Set(slugs.map((slug) => groundOf(drawCover('course', `${track}.${slug}`))));
      expect(all.size).toBe(1);
      return [...all][0];
    });
    expect(new Set(grounds).size).toBe(grounds.length);
    expect(PALETTES.map(({ ground }) => ground)).toEqual(expect.arrayContaining(grounds));
  });

  it('of the first courses show every one of the eight subjects', () => {
    const motifs = slugs.map((slug) => motifOf(drawCover('course', `ai-mastery.${slug}`)));
    expect(Object.keys(MOTIFS)).toHaveLength(8);
    expect(new Set(motifs).size).toBeGreaterThanOrEqual(8);
  });

  it('of the first groups differ in motif or ground from each other', () => {
    const groups = readFileSync(path.join(COURSES, '../groups.yaml'), 'utf8').matchAll(/^- slug: (\S+)/gm);
    const drawn = [...groups].map(([, slug]) => drawCover('group', slug!));
    expect(drawn.length).toBeGreaterThan(5);
    expect(new Set(drawn.map((svg) => groundOf(svg) + motifOf(svg))).size).toBe(drawn.length);
  });

  it('are small', () => {
    for (const slug of slugs) expect(drawCover('course', slug).length).toBeLessThan(5_000);
  });
});
