/** Numbers from 0 to 1 as if at random, the same for the same seed in every run. */
export function sequence(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
