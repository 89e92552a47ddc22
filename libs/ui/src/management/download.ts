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
  // Only once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Words as a file; signs that no system has in a name are left out of it. */
export function downloadJson(words: string, name: string, nameless = '') {
  const bare = name.replace(/[\\/:*?"<>|\s]+/g, ' ').trim();
  downloadBlob(new Blob([words], { type: 'application/json' }), `${bare || nameless}.json`);
}
