/** What a field held when it was last changed before hydration. */
export interface Edit {
  value: string;
  /** Where the caret was; null where a field has none. */
  selection: [start: number, end: number] | null;
  checked: boolean;
  /** An input method was at work: the next letter tells React the rest. */
  composing: boolean;
}

/** There is no other way to ask than to look for the property with which React marks what it has hydrated. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** What was done before the page was hydrated, recorded by `record.ts` until `replay.ts` repeats it. */
export interface EarlyInput {
  /** The parts of a hydrated page that are hydrated later, when their own code has come; null until the page is. */
  late: Set<Element> | null;
  edits: Map<HTMLElement, Edit>;
  /** The menus and disclosures that the browser itself has opened or closed. */
  toggled: Set<Element>;
  /** The control or form of the last press, or the key that was pressed. */
  press: HTMLElement | KeyboardEvent | null;
  /** The page is not going to be hydrated: what has an address is left to the browser. */
  release(): void;
  /** Everything is the page's own from now on. */
  stop(): void;
}

declare global {
  interface Window {
    /** Not there under development, where the browser renders the whole page. */
    __EARLY_INPUT__?: EarlyInput;
  }
}
