/** @returns a function that counts a restart and says whether it is one of the first `limit` within `withinMs` */
export function restartLimit(limit, withinMs) {
  let restarts = [];
  return () => {
    restarts = restarts.filter((at) => Date.now() - at < withinMs);
    return restarts.push(Date.now()) <= limit;
  };
}
