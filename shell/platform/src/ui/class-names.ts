/** Joins the class names that apply; anything falsy is left out. Undefined when none applies. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
