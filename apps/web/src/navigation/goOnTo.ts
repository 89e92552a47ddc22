/** Stop waiting for a page that takes longer to reach its height. */
const LONGEST_MS = 10_000;

/** The bar of a phone's browser comes and goes, and the end of the page with it. */
const BROWSER_BAR = 100;

/** The hand of the reader is stronger. */
const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const isAtEnd = () =>
  window.scrollY + window.innerHeight > document.documentElement.scrollHeight - BROWSER_BAR;

/** Until a page is loaded, the browser may still lead to where it was left. */
const isUnled = () => window.scrollY === 0 && document.readyState !== 'complete';

/**
 * Goes down to a place with the page as it grows. Who stands elsewhere than at the page's end, where
 * a page that is too short leaves everybody, has gone there by themselves and is left alone.
 * @returns what ends it before that
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

/** @returns what ends it; the reader's hand does so as well, and time */
function whileNobodyMoves(end: () => void) {
  const { style } = document.documentElement;
  const stop = () => {
    end();
    clearTimeout(timer);
    style.overflowAnchor = '';
    hands.forEach((name) => window.removeEventListener(name, stop));
  };
  const timer = setTimeout(stop, LONGEST_MS);
  // Else the browser moves as well when something grows, and would pass for the reader.
  style.overflowAnchor = 'none';
  hands.forEach((name) => window.addEventListener(name, stop, { passive: true }));
  return stop;
}
