/** One file of the archive: the rows of `sql`, in its order, about the member `$1`. */
export interface Section {
  name: string;
  /** For the list in the archive and on the page. */
  label: string;
  sql: string;
  /** Has exactly one row: the file holds an object. */
  single?: boolean;
}
