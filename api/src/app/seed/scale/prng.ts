/** A pseudo-random sequence (mulberry32): the same numbers for the same seed, on every machine. */
export class Prng {
  constructor(private state: number) {}

  /** From 0 (inclusive) to 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** Small numbers are more likely: a few groups are large, most are small. */
  skewedBelow(limit: number): number {
    return Math.floor(this.next() ** 2 * limit);
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)]!;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }
}
