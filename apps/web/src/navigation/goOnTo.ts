/** Stop waiting for a page that takes longer to reach its height. */
const LONGEST_MS = 10_000;

/**
 * Tolerance in pixels, because a phone's browser bar comes and goes and moves the end of the page.
 */
const BROWSER_BAR = 100;

/** Input of the reader, which ends the scrolling. */
const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const isAtEnd = () =>
  window.scrollY + window.innerHeight > document.documentElement.scrollHeight - BROWSER_BAR;

/** Until the page has loaded, the browser may still restore its own scroll position. */
const isUnled = () => window.scrollY === 0 && document.readyState !== 'complete';

/**
 * Scrolls to a place while the page grows. Starts only at the end of the page, where scrolling
 * stops if the page is too short: any other position was chosen by the reader.
 * @returns a function that stops it
 */
export function goOnTo(place: number): () => void {
  if (window.scrollY === place || !(isAtEnd() || isUnled())) return () => undefined;
  let left = window.scrollY;
  // The observer fires at once, and whenever the page's height changes.
  const growth = new ResizeObserver(() => {
    if (window.scrollY !== left && !isAtEnd()) return stop();
    window.scrollTo(0, place);
    left = window.scrollY;
    if (left >= Math.floor(place)) stop();
  });
  const stop = whileNobodyMoves(() => growth.disconnect());
  growth.observe(document.body);
  return stop;
}

/**
 * Also stops on input of the reader and after a timeout.
 * @returns a function that stops it
 */
function whileNobodyMoves(end: () => void) {
  const { style } = document.documentElement;
  const stop = () => {
    end();
    clearTimeout(timer);
    style.overflowAnchor = '';
    hands.forEach((name) => window.removeEventListener(name, stop));
  };
  const timer = setTimeout(stop, LONGEST_MS);
  // Otherwise scroll anchoring moves the page as it grows, which looks like the reader scrolling.
  style.overflowAnchor = 'none';
  hands.forEach((name) => window.addEventListener(name, stop, { passive: true }));
  return stop;
}
