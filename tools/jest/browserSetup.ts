import '@testing-library/jest-dom';

/** jsdom never lays out, so nothing ever matches, resizes or scrolls into view. */
class NothingHappens {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

// A test may ask for Node instead of a browser, to speak over a real network.
Object.assign(typeof window === 'undefined' ? {} : window, {
  ResizeObserver: NothingHappens,
  IntersectionObserver: NothingHappens,
  scrollTo: () => undefined,
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});
