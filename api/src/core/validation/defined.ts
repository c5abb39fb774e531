/** The fields that are given: what is `undefined` stays as it is in a row that they are assigned to. */
export const definedOf = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
