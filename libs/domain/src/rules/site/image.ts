/** What is fetched as it stands: another site's, what the page holds, and what we keep by its address. */
const standsAlone = /^(https?:)?\/\/|^(data|blob):|^\/storage\//i;

/**
 * Where a stored picture path is fetched from: relative ones live on the image host, whole
 * addresses are kept, and no path stays no path.
 */
export const withImageHost = (path: string | null | undefined, host: string): string => {
  const trimmed = (path ?? '').trim();
  if (trimmed === '' || standsAlone.test(trimmed)) return trimmed;
  return `${host.replace(/\/+$/, '')}/${trimmed.replace(/^\/+/, '')}`;
};

/** How wide the stored sizes of a picture are; its path names the widest (`…-960.webp`). */
export const pictureWidths = [480, 960] as const;

const namesItsWidth = /-960(\.[a-z]+)$/;

/** The `srcset` of a picture that is stored in several sizes; none for one that is not. */
export const pictureSizes = (url: string): string | undefined =>
  namesItsWidth.test(url)
    ? pictureWidths
        .map((width) => `${url.replace(namesItsWidth, `-${width}$1`)} ${width}w`)
        .join(', ')
    : undefined;

/** How wide the cover of a course stands on its own page, in the words of CSS. */
export const courseCoverSizes = '(min-width: 1200px) 848px, 100vw';
