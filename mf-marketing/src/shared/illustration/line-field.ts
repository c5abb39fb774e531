/**
 * The hand all pictures of the public pages are drawn in: sources, the rings around them, and the fringes on
 * which the rings of two sources cross. Each function gives the `d` of one SVG path, rounded to a tenth, so
 * that the server and every browser write the same text.
 */
export type Point = readonly [x: number, y: number];

const tenth = (value: number) => Math.round(value * 10) / 10;
const fine = (value: number) => Math.round(value * 10_000) / 10_000;

/** Rings around a point, `step` apart, from the first (or the `from`th) up to `radius`. */
export function rings([x, y]: Point, step: number, radius: number, from = 1): string {
  let path = '';
  for (let r = step * from; r <= radius; r += step) {
    const [one, two] = [tenth(r), tenth(2 * r)];
    path += `M${tenth(x - r)} ${y}a${one} ${one} 0 1 0 ${two} 0a${one} ${one} 0 1 0-${two} 0`;
  }
  return path;
}

/** Where the fringes of two sources lie: their own frame has its origin between them and looks from a to b. */
export function fringeFrame(a: Point, b: Point): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const distance = Math.hypot(dx, dy);
  const [x, y] = [fine(dx / distance), fine(dy / distance)];
  return `matrix(${x} ${y} ${-y} ${x} ${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2})`;
}

/**
 * The fringes of two sources inside both their circles, in the frame of `fringeFrame`. Rings `step` apart
 * meet on hyperbolas with the sources as foci; each is written as two mirrored cubic curves.
 */
export function fringes(a: Point, b: Point, step: number, radius: number): string {
  const distance = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const focus = distance / 2;
  const most = Math.floor(distance / step);
  let path = '';
  for (let n = -most; n <= most; n += 1) {
    const half = (n * step) / 2;
    const reach = radius - Math.abs(half);
    if (Math.abs(half) > focus - 1 || reach <= focus) continue;
    const width = Math.sqrt(focus ** 2 - half ** 2);
    const cosh = reach / focus;
    const sinh = Math.sqrt(cosh ** 2 - 1);
    const end = fine(Math.acosh(cosh));
    const [x, y] = [half * cosh, width * sinh];
    const [pullX, pullY] = [(end / 3) * half * sinh, (end / 3) * width * cosh];
    const there = `${tenth(x - pullX)} ${tenth(y - pullY)} ${tenth(x)} ${tenth(y)}`;
    path += `M${tenth(x)} ${tenth(-y)}C${tenth(x - pullX)} ${tenth(pullY - y)} ${tenth(half)} ${tenth((-end / 3) * width)} ${tenth(half)} 0S${there}`;
  }
  return path;
}

/** Upright lines that lean out around a point as if something had passed: `count` lines across the box. */
export function swell(count: number, width: number, height: number, [x, y]: Point, push: number): string {
  let path = '';
  for (let n = 0; n < count; n += 1) {
    const at = ((n + 0.5) * width) / count;
    const lean = push * Math.sign(at - x) * Math.exp(-(((at - x) / (width / 4)) ** 2));
    path += `M${tenth(at)} 0C${tenth(at)} ${tenth(y / 2)} ${tenth(at + lean)} ${tenth(y / 2)} ${tenth(at + lean)} ${y}S${tenth(at)} ${tenth((y + height) / 2)} ${tenth(at)} ${height}`;
  }
  return path;
}
