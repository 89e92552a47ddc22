import { posix } from 'node:path';
import { refuseModel } from '../refusal';

/** The other files of an uploaded model. */
export interface Beside {
  /** Null if there is no file of that name. */
  open(name: string): Uint8Array | null;
}

export const nothingBeside: Beside = { open: () => null };

const DATA = /^data:([\w.+/-]*)(?:;[\w=.-]+)*?(;base64)?,/;

/** True if an address leaves the upload, such as a URL. */
export const isOutside = (address: string) =>
  /^([a-z][a-z\d+.-]*:|[/\\])/i.test(address) ||
  posix.normalize(address.replaceAll('\\', '/')).startsWith('..');

const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** The bytes of an address: a data URL or a file beside the model; null if it does not exist. */
export function openAddress(address: string, beside: Beside): Uint8Array | null {
  const data = DATA.exec(address.slice(0, 200));
  if (data) {
    const content = address.slice(data[0].length);
    return data[2] ? Buffer.from(content, 'base64') : Buffer.from(decoded(content), 'latin1');
  }
  const name = decoded(address);
  if (isOutside(address) || isOutside(name)) return refuseModel('external');
  return beside.open(posix.normalize(name.replaceAll('\\', '/')));
}
