/** React wants `use` in every render, also in the one after the promise: with a status, it does not suspend. */
export const settled = <T>(value: T | Promise<T>): Promise<T> =>
  value instanceof Promise ? value : Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
