import { withImageHost } from '@cheese/domain/rules/site/image';
import DOMPurify from 'dompurify';

const texts = 'p br hr h1 h2 h3 h4 h5 h6 blockquote pre code div span small';
const marks = 'strong b em i u s del ins sub sup mark';
const lists = 'ul ol li dl dt dd';
const tables = 'table caption colgroup col thead tbody tfoot tr th td';
const things = 'a img figure figcaption audio';

const allowed = {
  ALLOWED_TAGS: [texts, marks, lists, tables, things].flatMap((names) => names.split(' ')),
  // No style, class or id: the theme styles articles, and an id could clash with the page's.
  ALLOWED_ATTR: 'href src alt title width height colspan rowspan scope start controls'.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Web, mail and telephone, or no scheme at all.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};

const pictureData = /^data:image\/(?:png|jpe?g|gif|webp);/i;

const dressLink = (link: HTMLAnchorElement, origin: string) => {
  if (!link.protocol.startsWith('http') || link.origin === origin) return;
  link.target = '_blank';
  link.rel = 'noopener noreferrer nofollow';
};

/** A protocol-relative address leads to another host. */
const leadsAway = (path: string) => /^\s*[\\/]{2}/.test(path);

const dressImage = (image: HTMLImageElement, imageHost: string) => {
  const path = image.getAttribute('src') ?? '';
  const isData = path.startsWith('data:') && !pictureData.test(path);
  if (path === '' || isData || leadsAway(path)) return image.remove();
  image.src = withImageHost(path, imageHost);
  image.setAttribute('loading', 'lazy');
  image.alt ||= '';
};

export interface HtmlPlace {
  /** Base address for relative pictures. */
  imageHost: string;
  /** The page's own origin; links elsewhere open beside it. */
  origin: string;
  /** Accessible name of a sound. */
  soundName?: string;
}

/** Always with controls, and nothing is fetched before playback. */
const dressAudio = (audio: HTMLAudioElement, { imageHost, soundName = '音频' }: HtmlPlace) => {
  const path = audio.getAttribute('src') ?? '';
  if (path === '' || path.startsWith('data:') || leadsAway(path)) return audio.remove();
  audio.src = withImageHost(path, imageHost);
  audio.setAttribute('controls', 'controls');
  audio.setAttribute('preload', 'none');
  audio.setAttribute('aria-label', soundName);
};

/** A wide table scrolls inside a focusable wrapper. */
const frameTable = (table: HTMLTableElement) => {
  const frame = document.createElement('div');
  frame.tabIndex = 0;
  frame.setAttribute('role', 'region');
  frame.setAttribute('aria-label', table.caption?.textContent || '表格');
  table.replaceWith(frame);
  frame.append(table);
};

/** Keeps only the allowed tags and changes nothing else. */
export const knownTags = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });

/** Sanitizes stored HTML: allowed tags only, no scripts and no unsafe links. */
export const cleanFragment = (html: string, place: HtmlPlace): DocumentFragment => {
  const { imageHost, origin } = place;
  const shown = knownTags(html);
  shown.querySelectorAll('a').forEach((link) => dressLink(link, origin));
  shown.querySelectorAll('img').forEach((image) => dressImage(image, imageHost));
  shown.querySelectorAll('audio').forEach((audio) => dressAudio(audio, place));
  shown.querySelectorAll('table').forEach(frameTable);
  return shown;
};

export const cleanHtml = (html: string, place: HtmlPlace): string => {
  const article = document.createElement('div');
  article.append(cleanFragment(html, place));
  return article.innerHTML;
};
