import type { Page } from '@playwright/test';

/** Containers that are meant to be scrolled sideways, by touch and by keys. */
const sideways = '[role=region], [role=tablist], nav, pre';

/**
 * The content of a page that cannot be seen or reached because it exceeds a container: the window,
 * one with hidden overflow, or one that would have to be scrolled sideways. The page itself need
 * not be wider for that.
 */
export function cutOffFaults(page: Page): Promise<string[]> {
  return page.evaluate((meant) => {
    /** Text for screen readers is in a box of one pixel. */
    const isForEars = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { width, height } = box.getBoundingClientRect();
        const { display } = getComputedStyle(box);
        if (display !== 'contents' && (width < 3 || height < 3)) return true;
      }
      return false;
    };
    const isThere = (element: Element) => {
      const { visibility, clipPath, opacity } = getComputedStyle(element);
      const isHidden = visibility !== 'visible' || clipPath !== 'none' || opacity === '0';
      return !isHidden && !isForEars(element) && !element.closest('[aria-hidden=true]');
    };
    const isSeen = (element: Element) =>
      element.matches(
        'a[href], button, input, select, textarea, img, video, iframe, svg[role=img]',
      ) || [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());

    /** A row of items that never wraps; if it may scroll, that is intended. */
    const isRow = ({ display, flexDirection, flexWrap, overflowX }: CSSStyleDeclaration) =>
      display === 'flex' &&
      flexDirection === 'row' &&
      flexWrap === 'nowrap' &&
      overflowX === 'auto';

    /** The container that cuts off an element, or null if all of it is visible. */
    function cutter(element: Element): Element | null {
      const { left, right } = element.getBoundingClientRect();
      for (let box = element.parentElement; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        const { overflowX, textOverflow, position } = style;
        if (box.matches(meant) || isRow(style)) return null;
        const edges = box.getBoundingClientRect();
        const sticksOut =
          right > edges.left + box.clientLeft + box.clientWidth + 2 || left < edges.left - 2;
        // Text shortened by an ellipsis shows that it is.
        if (
          overflowX !== 'visible' &&
          sticksOut &&
          textOverflow !== 'ellipsis' &&
          box.clientWidth > 0
        ) {
          return box;
        }
        if (position === 'fixed') break;
      }
      return right > innerWidth + 2 || left < -2 ? document.documentElement : null;
    }

    const named = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24)}`;
    const faults = [...document.body.querySelectorAll('*')]
      .filter((element) => isSeen(element) && isThere(element))
      .filter((element) => cutter(element) !== null)
      .map((element) => `cut off: ${named(element)}`);
    return [...new Set(faults)].slice(0, 8);
  }, sideways);
}
