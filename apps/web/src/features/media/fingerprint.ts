const HEAD_BYTES = 64 * 1024;

/**
 * Identifies a file that is chosen again, so that its upload can resume: by name, size, time of the
 * last change and first bytes.
 */
export async function fingerprintOf(file: File): Promise<string> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const name = new TextEncoder().encode(file.name);
  return `v1:${file.size}:${file.lastModified}:${hashOf(name)}:${hashOf(head)}`;
}

/** Two rounds of FNV-1a, because `crypto.subtle` is missing on pages loaded without HTTPS. */
function hashOf(bytes: Uint8Array): string {
  let [one, two] = [0x811c9dc5, 0x1000193];
  for (const byte of bytes) {
    one = Math.imul(one ^ byte, 0x01000193);
    two = Math.imul(two + byte, 0x85ebca6b) ^ (two >>> 13);
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
