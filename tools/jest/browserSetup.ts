import '@testing-library/jest-dom';
// Here, so that what it drew is taken away after each test of every file of a group.
import '@testing-library/react';
import { configure, getConfig } from '@testing-library/dom';

// The first test of a file waits for its page to be compiled, and forms of many fields take their
// time in jsdom, all the more on a busy machine. What never comes is waited for longer, no more.
configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(120_000);

/**
 * What waits looks many times, and printed the whole page each time that something was not there
 * yet. It prints the page itself when it gives up.
 */
const { getElementError: inFull } = getConfig();
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
const brief = (message: string | null) =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
configure({
  getElementError: (message, container) =>
    isWaiting() ? brief(message) : inFull(message, container),
});

/**
 * jsdom asks each rule whether it fits e/** What is inside of packages that pages alone may import, as far as it is turned here. */
interface Emotion {
  StyleSheet: { prototype: { insert: (rule: string) => void } };
}
interface React {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
}

/**
 * jsdom asks each rule whether it fits each element that is looked at. Hardly any rule says what a
 * test can see without a layout: whether something is there, and may be pressed.
 */
const seen = /display:\s*none|visibility|pointer-events|white-space|aspect-ratio|border-bottom/;
const { prototype: sheet } = jest.requireActual<Emotion>('@emotion/sheet').StyleSheet;
const { insert } = sheet;
sheet.insert = function (rule) {
  if (seen.test(rule)) insert.call(this, rule);
};

/** React writes down where each element was made, for a stack that nobody reads here. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: inside } =
  jest.requireActual<React>('react');
const enough = { get: () => Infinity, set: () => undefined };
Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', enough);

/** jsdom never lays out, so nothing ever matches or resizes. */
class NothingHappens {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Everything is in sight at once. */
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

// A test may ask for Node instead of a browser, to speak over a real network.
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

/** Nothing is anywhere: what asks where words stand on the screen is told so. */
if (typeof document !== 'undefined') {
  const nowhere = new DOMRect();
  Document.prototype.elementFromPoint ??= () => null;
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect ??= () => nowhere;
}

/** Whatever order they come in: a test finds the browser as if nobody had used it. */
afterEach(() => {
  if (typeof document === 'undefined') return;
  for (const pair of document.cookie.split('; ').filter(Boolean)) {
    document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
  }
  localStorage.clear();
  sessionStorage.clear();
});
