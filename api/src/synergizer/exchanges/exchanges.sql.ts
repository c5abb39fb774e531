/** How many exchanges a person has settled: those that both sides say are done. */
export const exchangesSettled = (person: string) => `(SELECT count(*)::integer FROM exchanges x
  WHERE x.state = 'done' AND x.deleted_at IS NULL AND (x.owner_id = ${person} OR x.helper_id = ${person}))`;
