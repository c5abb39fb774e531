import fc from 'fast-check';

/** Mostly `usual`, and `rare` in that share of the cases. */
export const sometimes = (share, rare, usual) =>
  share === 0
    ? usual
    : fc.oneof(
        { weight: Math.round(1000 * (1 - share)), arbitrary: usual },
        { weight: Math.round(1000 * share), arbitrary: rare },
      );
