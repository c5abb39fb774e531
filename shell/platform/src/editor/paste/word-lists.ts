const LEVEL = /mso-list\s*:[^;]*\blevel(\d+)/i;
const MARKER = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';

/** Word writes the items of a list as paragraphs that have their marks as text. */
export function wordLists(body: HTMLElement): void {
  let before: Element | null = null;
  let open: Element[] = [];
  for (const paragraph of body.querySelectorAll('p[class*="MsoListParagraph"], p[style*="mso-list"]')) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1);
    const marker = paragraph.querySelector(MARKER);
    if (!marker && !LEVEL.test(paragraph.getAttribute('style') ?? '')) continue;
    const name = /^\(?\w{1,4}[.)]/.test(marker?.textContent.trim() ?? '') ? 'ol' : 'ul';
    marker?.remove();
    if (!before || before !== paragraph.previousElementSibling) open = [];
    open.length = Math.min(open.length, level);
    if (open.length === level && open.at(-1)!.localName !== name) open.pop();
    while (open.length < level) {
      const list: Element = body.ownerDocument.createElement(name);
      const parent = open.at(-1);
      if (parent)
        (parent.lastElementChild ?? parent.appendChild(body.ownerDocument.createElement('li'))).append(list);
      else paragraph.before(list);
      open.push(list);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)!.append(item);
    paragraph.remove();
    before = open[0]!;
  }
}
