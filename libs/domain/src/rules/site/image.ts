/** Addresses used unchanged: absolute ones, those that hold their own data, and our storage. */
const standsAlone = /^(https?:)?\/\/|^(data|blob):|^\/storage\//i;

/**
 * The address of a stored picture path: relative paths are on the image host, absolute addresses
 * stay, and an empty path stays empty.
 */
export const withImageHost = (path: string | null | undefined, host: string): string => {
  const trimmed = (path ?? '').trim();
  if (trimmed === '' || standsAlone.test(trimmed)) return trimmed;
  return `${host.replace(/\/+$/, '')}/${trimmed.replace(/^\/+/, '')}`;
};

/** The stored widths of a picture; its path names the widest (`…-960.webp`). */
export const pictureWidths = [480, 960] as const;

const namesItsWidth = /-960(\.[a-z]+)$/;

/** The `srcset` of a picture stored in several sizes; undefined for others. */
export const pictureSizes = (url: string): string | undefined =>
  namesItsWidth.test(url)
    ? pictureWidths
        .map((width) => `${url.replace(namesItsWidth, `-${width}$1`)} ${width}w`)
        .join(', ')
    : undefined;

/** The width of a course's cover on its own page, as a CSS `sizes` value. */
export const courseCoverSizes = '(min-width: 1200px) 848px, 100vw';
