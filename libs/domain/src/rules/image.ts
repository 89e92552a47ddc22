const standsAlone = /^(https?:)?\/\/|^(data|blob):/i;

/**
 * Where a stored picture path is fetched from: relative ones live on the image host, whole
 * addresses are kept, and no path stays no path.
 */
export const withImageHost = (path: string | null | undefined, host: string): string => {
  const trimmed = (path ?? '').trim();
  if (trimmed === '' || standsAlone.test(trimmed)) return trimmed;
  return `${host.replace(/\/+$/, '')}/${trimmed.replace(/^\/+/, '')}`;
};
