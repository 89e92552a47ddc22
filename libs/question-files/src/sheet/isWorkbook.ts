import { type Archive, isZip, readZip } from '../zip/read';

export const holdsSheets = (archive: Archive | null) =>
  archive?.names.some((name) => name.startsWith('xl/')) === true;

export const isWorkbook = (bytes: Uint8Array) => isZip(bytes) && holdsSheets(readZip(bytes));
