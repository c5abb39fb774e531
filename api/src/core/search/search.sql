-- Of a table with a function `search_entry` of its own, which is in `search.sql` of its feature.
CREATE OR REPLACE FUNCTION maintain_search_index() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_entries WHERE id = OLD.id;
  ELSE
    INSERT INTO search_entries SELECT * FROM search_entry(NEW)
    ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, title = excluded.title, document = excluded.document, at = excluded.at;
    PERFORM extend_search_vocabulary(ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END
$$;

-- Adds the words of these entries.
CREATE OR REPLACE FUNCTION extend_search_vocabulary(entries uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_vocabulary AS known (word, for_all)
  SELECT w.word, bool_or(o.is_open) AS for_all
  FROM search_entries c CROSS JOIN unnest(c.document) w(word, positions, weights)
  CROSS JOIN LATERAL (SELECT CASE
    -- Of these, visitors read the titles.
    WHEN c.kind = 'project' THEN 'A' = ANY(w.weights) AND EXISTS (SELECT FROM projects p
      WHERE p.id = c.id AND p.stage <> 'proposed' AND p.hidden_at IS NULL AND p.deleted_at IS NULL)
    WHEN c.kind = 'exchange' THEN 'A' = ANY(w.weights) AND EXISTS (SELECT FROM exchanges x
      WHERE x.id = c.id AND x.hidden_at IS NULL AND x.deleted_at IS NULL)
    -- Visitors see no secret or withheld group, and nothing that takes place in a group that is not public.
    ELSE c.kind IN ('course', 'event', 'group')
      AND NOT EXISTS (SELECT FROM groups g WHERE g.id = c.id AND g.visibility IN ('secret', 'withheld'))
      AND NOT EXISTS (SELECT FROM events e JOIN groups g ON g.id = e.group_id
                      WHERE e.id = c.id AND g.visibility <> 'public') END AS is_open) o
  WHERE c.id = ANY (entries) AND length(w.word) BETWEEN 3 AND 30 AND w.word ~ '[^0-9+#]'
  GROUP BY w.word
  HAVING NOT EXISTS (
    SELECT FROM search_vocabulary v
    WHERE v.word = w.word AND (v.for_all OR NOT bool_or(o.is_open)))
  ORDER BY w.word
  ON CONFLICT (word) DO UPDATE SET for_all = known.for_all OR excluded.for_all;
END
$$;
