/** Whether any migration has ever run, which the job queue's own tables need too. */
export const hasTables = "SELECT to_regclass('migrations') IS NOT NULL AS yes";

/** Whether migrations from before the baseline made the tables. */
export const isFromBeforeBaseline = `
  SELECT EXISTS (SELECT FROM migrations)
    AND NOT EXISTS (SELECT FROM migrations WHERE name = 'Baseline1797000000000') AS yes`;
