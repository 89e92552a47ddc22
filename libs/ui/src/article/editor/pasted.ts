import { wordLists } from './wordLists';

/** The part of a paste that the editor keeps. */
export interface Pasted {
  html: string;
  /** Pictures embedded in the paste, to be uploaded. */
  files: File[];
  /** Number of pictures dropped because they are on another site. */
  foreign: number;
}

/** Parses pasted HTML; drops styles, and loads and executes nothing. */
export function readPasted(html: string, origin: string): Pasted {
  // A detached document loads no resources and executes no scripts.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll('script, style, title, meta, link, xml').forEach((one) => one.remove());
  wordLists(body);
  const files: File[] = [];
  let foreign = 0;
  for (const image of body.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    const own = ownAddress(src, origin);
    if (own !== null) image.setAttribute('src', own);
    else {
      const file = fileOf(src, files.length + 1);
      if (file) files.push(file);
      else foreign += 1;
      image.remove();
    }
  }
  for (const sound of body.querySelectorAll('audio')) {
    const own = ownAddress(sound.getAttribute('src') ?? '', origin);
    if (own === null) sound.remove();
    else sound.setAttribute('src', own);
  }
  return { html: body.innerHTML, files, foreign };
}

/** The address within our own storage; null if the picture is elsewhere. */
function ownAddress(src: string, origin: string): string | null {
  if (src.startsWith('picture:')) return src;
  try {
    const url = new URL(src, origin);
    return url.origin === origin && url.pathname.startsWith('/storage/') ? url.pathname : null;
  } catch {
    return null;
  }
}

const DATA = /^data:image\/(png|jpeg|webp);base64,([\w+/=\s]+)$/;

function fileOf(src: string, nth: number): File | null {
  const [, kind = '', data = ''] = DATA.exec(src) ?? [];
  if (data === '') return null;
  const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (sign) => sign.codePointAt(0) ?? 0);
  const suffix = kind === 'jpeg' ? 'jpg' : kind;
  return new File([bytes], `粘贴的图片${nth}.${suffix}`, { type: `image/${kind}` });
}
