const isLoaded = (file) => /\.(js|css)$/.test(file);

/**
 * What pages import while they are used: files that no page begins with, and those that are loaded together with them,
 * which another page may begin with.
 * @param chunks of webpack's stats, with their relations
 * @param begun the files that pages and fragments begin with
 */
export function lazyFilesOf(chunks, begun) {
  const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]));
  const known = new Set(begun);
  const lazy = chunks.filter(
    ({ initial, files }) => !initial && files.length > 0 && !files.some((file) => known.has(file)),
  );
  const files = lazy
    .flatMap((chunk) => [chunk, ...chunk.siblings.map((id) => byId.get(id))])
    .flatMap(({ files }) => files);
  return [...new Set(files)].filter(isLoaded).sort();
}
