/** Width and height of the picture beside a shared link, as the networks want it. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Another number when the pictures look different, so that nobody keeps the old ones. */
const DESIGN = 1;

/**
 * Where the picture of a page is: its address changes with what is drawn, so that it may be cached for ever. The site draws
 * it from the title and the cover that the page at `path` has. Views of a page that differ in parameters alone share its picture.
 */
export function sharePicturePath(path: string, title: string, coverSeed = ''): string {
  const page = path.replace(/\?.*/, '');
  const version = seedNumber(`${DESIGN} ${page} ${title}${coverSeed}`).toString(36);
  return `/og/${version}${page === '/' ? '/index' : page}.png`;
}

/** A stable 32-bit number for a text (FNV-1a). */
function seedNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
