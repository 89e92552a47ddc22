import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// On a busy machine a page takes its time; what never comes is waited for longer, no more.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(20_000);

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
