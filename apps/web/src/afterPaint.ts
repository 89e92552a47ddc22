/**
 * On a prerendered page (prerender.tsx) the scripts wait for the first paint, because they would
 * delay it. Then all are fetched at once and run one by one, the entry last, with pauses that keep
 * the page responsive.
 */
export {};

/** The scripts do not wait longer for a picture. */
const LONGEST_MS = 600;

const later = (ms = 0) => new Promise((done) => setTimeout(done, ms));

/** A picture that fails to load must not hold back the scripts. */
const firstPictures = () =>
  [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')].map((picture) =>
    picture.decode().catch(() => undefined),
  );

async function painted() {
  // A hidden tab never paints.
  if (document.hidden) return;
  await Promise.race([Promise.all([firstPaint(), ...firstPictures()]), later(LONGEST_MS)]);
  await Promise.race([new Promise((done) => requestAnimationFrame(done)), later(LONGEST_MS)]);
  await later();
}

/** A paint entry is reported once the page is on the screen, which is later than its rendering. */
const firstPaint = () =>
  new Promise((done) => {
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
  });

/** A key of its own, because this module imports nothing, to be small and to load first. */
const RELOADED_AT = 'writtenPageReloadedAt';
const REST_MS = 60_000;

/** Without a working storage the page would reload endlessly, so it does not reload at all. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT));
    if (!navigator.onLine || Date.now() - last < REST_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** The page cannot work without one of its scripts: reload once, then show an error. */
function lost() {
  if (mayReload()) return location.reload();
  if (document.querySelector('body > [role=alert]')) return;
  const words = document.createElement('p');
  words.role = 'alert';
  // eslint-disable-next-line cheese/words -- importing a module of texts could fail as well
  words.textContent = '页面没有加载完整，请检查网络后刷新页面';
  // eslint-disable-next-line cheese/colours -- the theme is what could not be loaded
  words.style.cssText = 'margin: 0; padding: 12px 16px; text-align: center; background: #fff4e5';
  document.body.prepend(words);
}

async function begin() {
  await painted();
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-after-paint]')) {
    const script = document.createElement('script');
    script.addEventListener('error', lost);
    document.head.append(Object.assign(script, { type: 'module', async: false, src: href }));
  }
}

void begin();
