import { pathnameOf } from '../site/pathname';

/** An organisation's logo; null if it has none or only the default picture. */
export const organisationLogo = (logo: string | null | undefined): string | null => {
  const path = (logo ?? '').trim();
  const fileName = pathnameOf(path).split('/').at(-1) ?? '';
  return path === '' || fileName.toLowerCase().includes('default.png') ? null : path;
};

/**
 * Shown in place of the logo. Taken by code point, because rare family names need two UTF-16 units.
 */
export const initialOf = (name: string): string => [...name.trim()][0] ?? '';
