import type { FileLink } from '@cheese/domain/contract/emergency/shapes';

/** Fetches a file that the server has just written. */
export function download({ url, fileName }: Pick<FileLink, 'url' | 'fileName'>) {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}
