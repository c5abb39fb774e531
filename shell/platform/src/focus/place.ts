/** Where an element is: each of its ancestors, with the children that it had. */
export type Place = { parent: Element; child: Element; children: Element[] }[];

export function placeOf(element: Element): Place {
  const place: Place = [];
  for (let child = element; child.parentElement && child !== document.body; child = child.parentElement)
    place.push({ parent: child.parentElement, child, children: [...child.parentElement.children] });
  return place;
}

const ITEM = 'li, tr, [role="listitem"], [role="row"]';
const SECTION = 'article, section, form, fieldset, dialog, [role="dialog"], main';
const HEADING = 'h1, h2, h3, h4';
/** Not text fields: on a phone, these would open the keyboard. */
const CONTROL = 'a[href], button:enabled, summary, [tabindex="0"]';
/** More than this is not read out as the result of a press. */
const SHORT_TEXT = 300;

/**
 * Moves the focus to what follows an element that has left its `place`: the next item of its list, else the previous
 * one; what has come instead of it; else what contained it.
 */
export function focusSuccessor(place: Place): void {
  const level = place.find(({ parent }) => parent.isConnected);
  // What is appended to the body, a dialog for instance, gives the focus back itself.
  if (!level || level.parent === document.body) return;
  const { parent, child, children } = level;
  const isNeighbor = (each: Element) => each.parentElement === parent && each.matches(ITEM);
  const at = children.indexOf(child);
  const neighbor =
    child.matches(ITEM) &&
    (children.slice(at + 1).find(isNeighbor) ?? children.slice(0, at).findLast(isNeighbor));
  const added = [...parent.children].find((each) => !children.includes(each));
  focus(neighbor ? firstControl(neighbor) : added ? titleOf(added) : container(parent));
}

const firstControl = (item: Element): Element =>
  item.hasAttribute('tabindex') ? item : (item.querySelector(CONTROL) ?? item);

const titleOf = (part: Element): Element =>
  (part.matches(`header, ${SECTION}`) && part.querySelector(HEADING)) || part;

function container(parent: Element): Element {
  const closest = parent.closest(`${ITEM}, ${SECTION}`);
  if (closest?.matches(ITEM)) return firstControl(closest);
  for (let each: Element | null = parent; each && each !== closest; each = each.parentElement) {
    const { length } = each.textContent.trim();
    if (length > 0 && length <= SHORT_TEXT) return each;
  }
  return titleOf(closest ?? parent);
}

function focus(element: Element): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.matches(CONTROL) && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
