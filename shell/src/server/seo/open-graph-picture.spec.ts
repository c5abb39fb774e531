import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PicturePainter } from './open-graph-picture';

const FONTS = path.join(__dirname, '../../../platform/src/ui/styles/fonts');

describe('the picture beside a shared link', () => {
  let folder: string;
  let painter: PicturePainter;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'fonts-'));
    await cp(FONTS, path.join(folder, 'media'), { recursive: true });
    painter = await PicturePainter.withFonts(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is a PNG of 1200 × 630', async () => {
    const png = await painter.paint('Courses', '/courses');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('shows the cover of what the page shows', async () => {
    const seeds = ['ai-mastery.prompts', 'leadership-transformation.prompts'];
    const [one, other] = await Promise.all(
      seeds.map((seed) => painter.paint('Prompts', '/courses/prompts', { kind: 'course', seed })),
    );
    expect([one!.readUInt32BE(16), one!.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(one!.equals(other!)).toBe(false);
    expect(one!.equals(await painter.paint('Prompts', '/courses/prompts'))).toBe(false);
  });

  it('is, for the podcast, a square that directories take', async () => {
    const png = await painter.paintCover('Digital Mystics');
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(width).toBe(height);
    expect(width).toBeGreaterThanOrEqual(1400);
    expect(width).toBeLessThanOrEqual(3000);
    expect(png.length).toBeLessThan(500_000);
  });

  it('is the same for the same page, and another for another page or title', async () => {
    const picture = await painter.paint('Courses', '/courses');
    expect((await painter.paint('Courses', '/courses')).equals(picture)).toBe(true);
    expect((await painter.paint('Courses', '/learn')).equals(picture)).toBe(false);
    expect((await painter.paint('All courses', '/courses')).equals(picture)).toBe(false);
  });
});
