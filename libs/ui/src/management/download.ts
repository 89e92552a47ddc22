/** A file that the server has written, and what it is called. */
export interface FileToFetch {
  url: string;
  fileName: string;
}

/** Fetches a file that the server has just written. */
export function download({ url, fileName }: FileToFetch) {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}
