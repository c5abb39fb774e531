import { type Between, circle, dot, each, HEIGHT, path, type Shape, WIDTH } from './shape';

type Motif = (between: Between) => Shape[];

/** Rows of hills under a sun. */
const terrain: Motif = (between) => {
  const hills = [0, 1].map((index) => ({
    x: between(60, 130) + index * 120,
    row: between(3, 7),
    height: between(40, 70),
    width: between(34, 60),
  }));
  const lift = (x: number, row: number): number =>
    hills.reduce((sum, hill) => {
      const across = (x - hill.x) / hill.width;
      const along = (row - hill.row) / 3;
      return sum + hill.height / ((1 + across * across) * (1 + along * along));
    }, 0);
  const row = (index: number): string => {
    const y = (x: number): number => 66 + index * 13 - lift(x, index);
    return path`M0 ${y(0)}` + each(40, (at) => path`L${(at + 1) * 8} ${y((at + 1) * 8)}`);
  };
  return [
    dot(between(40, 280), between(30, 44), between(16, 22)),
    { d: each(11, row) },
    { d: row(hills[0]!.row), ink: 'accent', width: 4 },
  ];
};

/** Growing rings around a drop. */
const ripples: Motif = (between) => {
  const [x, y] = [between(110, 210), between(60, 120)];
  const drift = between(-5, 5);
  return [{ d: each(14, (ring) => circle(x + drift * ring, y, 20 + ring * 13)) }, dot(x, y, between(11, 15))];
};

/** What is joined with what. */
const network: Motif = (between) => {
  const nodes = Array.from({ length: 12 }, (_, index) => ({
    x: 40 + (index % 4) * 80 + between(-30, 30),
    y: 34 + Math.floor(index / 4) * 56 + between(-18, 18),
  }));
  const ties = nodes.flatMap((from, index) =>
    [index + 1, index + 4, index + 5]
      .filter((to) => nodes[to] && !(index % 4 === 3 && to !== index + 4))
      .map((to) => path`M${from.x} ${from.y}L${nodes[to]!.x} ${nodes[to]!.y}`),
  );
  const hub = nodes[[1, 2, 5, 6, 9, 10][between(0, 5)]!]!;
  return [
    { d: ties.join('') },
    { d: each(4, (ring) => circle(hub.x, hub.y, 24 + ring * 9)) },
    { d: nodes.map(({ x, y }) => circle(x, y, 6)).join(''), solid: true },
    dot(hub.x, hub.y, 15),
  ];
};

/** Storeys, each a little higher. */
const steps: Motif = (between) => {
  const count = between(6, 8);
  const width = 264 / count;
  const chosen = between(2, count - 2);
  const bar = (index: number) => ({
    x: 28 + index * width,
    top: 138 - (index * 112) / count - between(0, 10),
  });
  const bars = Array.from({ length: count }, (_, index) => bar(index));
  const { x, top } = bars[chosen]!;
  return [
    {
      d: bars
        .map((bar_) => {
          let d = '';
          for (let y = bar_.top; y < HEIGHT; y += 7) d += path`M${bar_.x} ${y}h${width - 6}`;
          return d;
        })
        .join(''),
    },
    { d: path`M${x} ${top}h${width - 6}V${HEIGHT}h${6 - width}z`, ink: 'accent', solid: true },
  ];
};

/** What comes back to where it began. */
const loops: Motif = (between) => {
  const [x, y, step] = [between(140, 180), between(80, 100), between(8, 10)];
  const eight = (ring: number): string => {
    const r = ring * step;
    return circle(x - r, y, r) + circle(x + r, y, r);
  };
  return [
    { d: each(9, (ring) => eight(ring + 1)) },
    { d: eight(between(4, 6)), ink: 'accent', width: 4.5 },
    dot(x, y, 7),
  ];
};

/** A page that is being written. */
const text: Motif = (between) => {
  const loud = between(3, 5);
  const rows = Array.from({ length: 8 }, (_, row) => {
    let x = 48;
    const parts: string[] = [];
    while (x < 262 - between(0, row % 3 === 2 ? 110 : 20)) {
      const length = between(14, 46);
      parts.push(path`M${x} ${27 + row * 18}h${Math.min(length, 272 - x)}`);
      x += length + 14;
    }
    return parts;
  });
  const [said] = rows[loud]!.splice(between(0, rows[loud]!.length - 1), 1);
  return [
    { d: rows.flat().join(''), width: 4 },
    { d: said!, ink: 'accent', width: 13 },
  ];
};

/** Looking, lid by lid. */
const eye: Motif = (between) => {
  const [x, y] = [160, between(84, 96)];
  const lid = (height: number): string =>
    path`M${x - 140} ${y}Q${x} ${y - height} ${x + 140} ${y}Q${x} ${y + height} ${x - 140} ${y}`;
  const aside = between(-24, 24);
  return [
    { d: each(9, (index) => lid(24 + index * 24)) },
    { d: circle(x + aside, y, 34), ink: 'accent', width: 4.5 },
    dot(x + aside, y, between(15, 19)),
  ];
};

/** One way that becomes two. */
const fork: Motif = (between) => {
  const count = 18;
  const at = between(90, 130);
  const line = (index: number): string => {
    const offset = index - (count - 1) / 2;
    const from = 90 + offset * 3;
    const to = 90 + Math.sign(offset) * 34 + offset * 6.4;
    return path`M0 ${from}H${at - 40}C${at + 40} ${from} ${at + 40} ${to} ${WIDTH} ${to}`;
  };
  const chosen = between(0, 1) * 10 + between(2, 5);
  return [
    { d: each(count, line) },
    { d: line(chosen), ink: 'accent', width: 5 },
    dot(between(30, 50), 90, 11),
  ];
};

/** Two sources whose rings meet. */
const meeting: Motif = (between) => {
  const spacing = between(9, 12);
  const sources = [
    { x: between(84, 136), y: between(60, 120) },
    { x: between(184, 236), y: between(60, 120) },
  ];
  const spark = sources[between(0, 1)]!;
  return [
    ...sources.map(({ x, y }, index) => ({
      d: each(11, (ring) => circle(x, y, (ring + 1) * (spacing + index))),
    })),
    dot(spark.x, spark.y, between(8, 12)),
  ];
};

/** Circles around a common middle. */
const rosette: Motif = (between) => {
  const [count, reach, radius] = [between(9, 16), between(22, 44), between(34, 58)];
  const [x, y] = [between(130, 190), between(80, 100)];
  const turn = (index: number): string => {
    const angle = (2 * Math.PI * index) / count;
    return circle(x + reach * Math.cos(angle), y + reach * Math.sin(angle), radius);
  };
  return [
    { d: each(count, turn) },
    { d: turn(between(0, count - 1)), ink: 'accent', width: 4 },
    dot(x, y, Math.max(6, Math.abs(radius - reach) / 2)),
  ];
};

/** Of courses: each subject has its own. */
export const MOTIFS = { terrain, ripples, network, steps, loops, text, eye, fork } as const;

/** Of events and groups: what people do together, too. */
export const ALL_MOTIFS = { ...MOTIFS, meeting, rosette } as const;
