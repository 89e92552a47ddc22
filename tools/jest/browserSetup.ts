import '@testing-library/jest-dom';
// Imported here, so that it cleans up after each test of every file of a group.
import '@testing-library/react';
import { configure, getConfig } from '@testing-library/dom';

// The first test of a file waits for its page to be compiled, and large forms are slow in jsdom,
// especially on a busy machine. The limit only lengthens the wait for what never appears.
configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(120_000);

/**
 * Polling would serialise the whole page for each failed attempt. Now the page is printed once,
 * when the wait gives up.
 */
const { getElementError: inFull } = getConfig();
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
const brief = (message: string | null) =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
configure({
  getElementError: (message, container) =>
    isWaiting() ? brief(message) : inFull(message, container),
});

/** The internals patched here, of packages that only pages may import. */
interface Emotion {
  StyleSheet: { prototype: { insert: (rule: string) => void } };
}
interface React {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
}

/**
 * jsdom matches each rule against each element, and hardly any rule affects what a test can observe
 * without a layout: visibility, and whether a control can be pressed.
 */
const seen = /display:\s*none|visibility|pointer-events|white-space|aspect-ratio|border-bottom/;
const { prototype: sheet } = jest.requireActual<Emotion>('@emotion/sheet').StyleSheet;
const { insert } = sheet;
sheet.insert = function (rule) {
  if (seen.test(rule)) insert.call(this, rule);
};

/** React records a stack for each element, which nobody reads here. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: inside } =
  jest.requireActual<React>('react');
const enough = { get: () => Infinity, set: () => undefined };
Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', enough);

/** jsdom has no layout, so nothing ever matches or resizes. */
class NothingHappens {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Everything counts as visible at once. */
class InSight extends NothingHappens {
  private readonly say: (seen: { isIntersecting: boolean }[]) => void;

  constructor(say: InSight['say']) {
    super();
    this.say = say;
  }

  override observe() {
    this.say([{ isIntersecting: true }]);
  }
}

// A test may use Node instead of a browser environment, for a real network.
Object.assign(typeof window === 'undefined' ? {} : window, {
  ResizeObserver: NothingHappens,
  IntersectionObserver: InSight,
  scrollTo: () => undefined,
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

/** There is no layout, so positions of text on the screen are empty. */
if (typeof document !== 'undefined') {
  const nowhere = new DOMRect();
  Document.prototype.elementFromPoint ??= () => null;
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect ??= () => nowhere;
}

/** Tests may run in any order, so each starts with a fresh browser state. */
afterEach(() => {
  if (typeof document === 'undefined') return;
  for (const pair of document.cookie.split('; ').filter(Boolean)) {
    document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
  }
  localStorage.clear();
  sessionStorage.clear();
});
