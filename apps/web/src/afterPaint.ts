/**
 * On a page that the build has written (prerender.tsx) words, frame and the first picture come
 * first, and the scripts when these are painted: they would only delay it. All are then fetched at
 * once and run one after the other, the entry last, with room between them for whoever touches the
 * page.
 */
export {};

/** A picture that takes longer is not waited for. */
const LONGEST_MS = 600;

const later = (ms = 0) => new Promise((done) => setTimeout(done, ms));

/** One that never comes is no reason to stop. */
const firstPictures = () =>
  [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')].map((picture) =>
    picture.decode().catch(() => undefined),
  );

async function painted() {
  // In a tab that nobody looks at nothing is painted; nor in one that they have just left.
  if (document.hidden) return;
  await Promise.race([Promise.all([firstPaint(), ...firstPictures()]), later(LONGEST_MS)]);
  await Promise.race([new Promise((done) => requestAnimationFrame(done)), later(LONGEST_MS)]);
  await later();
}

/** When it stands on the screen, which is later than when it was drawn. */
const firstPaint = () =>
  new Promise((done) => {
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
  });

async function begin() {
  await painted();
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-after-paint]')) {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', async: false, src: href }));
  }
}

void begin();
