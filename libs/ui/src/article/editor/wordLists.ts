const LEVEL = /mso-list:[^;]*\blevel(\d)/;
const NUMBER = /^[（(]?(?:\d+|[a-z]|[ivx]+|[一二三四五六七八九十]+)[.)、．）]/i;

const levelOf = (one: Element) => Number(LEVEL.exec(one.getAttribute('style') ?? '')?.[1] ?? 0);

/** Converts Word's lists, which are paragraphs with a bullet or number, into real lists. */
export function wordLists(body: HTMLElement) {
  let open: HTMLElement[] = [];
  let last: Element | null = null;
  for (const line of body.querySelectorAll('p[style*="mso-list"]')) {
    const level = levelOf(line);
    if (level === 0) continue;
    const sign = takeSign(line);
    const isNext = last !== null && line.previousElementSibling === open[0];
    if (!isNext) open = [];
    open = open.slice(0, level);
    while (open.length < level) open.push(begin(NUMBER.test(sign), open.at(-1), line));
    const item = document.createElement('li');
    item.append(...line.childNodes);
    open.at(-1)?.append(item);
    line.remove();
    last = item;
  }
}

/** A list in the last item of the one around it, or before the line where there is none. */
function begin(isNumbered: boolean, around: HTMLElement | undefined, line: Element): HTMLElement {
  const list = document.createElement(isNumbered ? 'ol' : 'ul');
  if (around === undefined) line.before(list);
  else (around.lastElementChild ?? around).append(list);
  return list;
}

function takeSign(line: Element): string {
  const sign = line.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  sign?.remove();
  return sign?.textContent?.trim() ?? '';
}
