import diff from 'fast-diff';

/**
 * What has changed between `before` and `after`, changed in `text`, which says the same as `before` differently.
 * Where it can be put in several places, all are given.
 */
export function transfer(text: string, before: string, after: string): string[] {
  if (text === before) return [];
  const shorter = Math.min(before.length, after.length);
  const same = sharedStart(before, after, shorter);
  const sameEnd = sharedEnd(before, after, shorter);
  const places = alignment(before, text);
  // " a" added before a space is "a " added behind it.
  const changes = [
    { start: Math.min(same, shorter - sameEnd), end: sameEnd },
    { start: same, end: Math.min(sameEnd, shorter - same) },
  ];
  const results = changes.flatMap(({ start, end }) => {
    const added = after.slice(start, after.length - end);
    const aligned = places(start).flatMap((from) =>
      places(before.length - end)
        .filter((to) => to >= from)
        .map((to) => [from, to] as const),
    );
    return [...aligned, ...similarPlaces(text, before, start, before.length - end)].map(
      ([from, to]) => text.slice(0, from) + added + text.slice(to),
    );
  });
  return [...new Set(results)];
}

function sharedStart(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one[length] === other[length]) length++;
  return length;
}

function sharedEnd(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length++;
  return length;
}

/** Where in `text` the places of `before` are: before and behind what only `text` has there. */
function alignment(before: string, text: string): (place: number) => number[] {
  const parts = diff(before, text);
  return (place) => {
    const found = new Set<number>();
    let inBefore = 0;
    let inText = 0;
    if (place === 0) found.add(0);
    for (const [kind, part] of parts) {
      const { length } = part;
      if (kind === diff.EQUAL && place >= inBefore && place <= inBefore + length)
        found.add(inText + place - inBefore);
      if (kind !== diff.EQUAL && place >= inBefore && place <= inBefore + (kind === diff.DELETE ? length : 0))
        found.add(inText);
      if (kind !== diff.INSERT) inBefore += length;
      if (kind !== diff.DELETE) inText += length;
    }
    if (place === inBefore) found.add(inText);
    return [...found];
  };
}

const MAX_PLACES = 40;

/** Where in `text` the same stands before or behind as in `before`, the likeliest first. */
function similarPlaces(text: string, before: string, start: number, end: number): [number, number][] {
  const removed = before.slice(start, end);
  const found = new Set<number>();
  for (const length of [4, 2, 1]) {
    const left = before.slice(Math.max(0, start - length), start) + removed;
    const right = removed + before.slice(end).trimStart().slice(0, length);
    for (const at of occurrences(text, left)) found.add(at + left.length - removed.length);
    for (const at of occurrences(text, right)) found.add(at);
  }
  const [word] = /[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u.exec(before.slice(0, start)) ?? [''];
  for (const at of occurrences(text, word)) {
    let behind = at + word.length;
    do found.add(behind);
    while (/[^\p{L}\p{N}\n]/u.test(text[behind++] ?? ''));
  }
  for (const { index } of text.matchAll(/(?<=\S)(?=\s|$)/g)) found.add(index);
  const likely = (start / Math.max(before.length, 1)) * text.length;
  return [...found]
    .sort((a, b) => Math.abs(a - likely) - Math.abs(b - likely))
    .slice(0, MAX_PLACES)
    .map((at) => [at, at + removed.length]);
}

function occurrences(text: string, part: string): number[] {
  const found: number[] = [];
  if (part === '') return found;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}
