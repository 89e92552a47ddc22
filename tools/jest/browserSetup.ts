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

Object.assign(window, {
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
