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

/** Downloads a file made in the browser. */
export function downloadBlob(blob: Blob, fileName: string) {
  const url = URL.createObjectURL(blob);
  download({ url, fileName });
  // Revoked later, because the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads text as a file; characters not allowed in file names are dropped. */
export function downloadJson(words: string, name: string, nameless = '') {
  const bare = name.replace(/[\\/:*?"<>|\s]+/g, ' ').trim();
  downloadBlob(new Blob([words], { type: 'application/json' }), `${bare || nameless}.json`);
}
