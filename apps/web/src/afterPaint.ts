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

/** It stands apart from all other modules, so that it is small and comes first: a key of its own. */
const RELOADED_AT = 'writtenPageReloadedAt';
const REST_MS = 60_000;

/** A storage that remembers nothing would let it reload for ever. */
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

/** Without one of its scripts the page would stand there dead: loaded anew, once, or it says so. */
function lost() {
  if (mayReload()) return location.reload();
  if (document.querySelector('body > [role=alert]')) return;
  const words = document.createElement('p');
  words.role = 'alert';
  // eslint-disable-next-line cheese/words -- no module comes along that could fail as well
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
