import { pathnameOf } from '../site/pathname';

/** An organisation's logo, or null where it has none: the default picture says nothing. */
export const organisationLogo = (logo: string | null | undefined): string | null => {
  const path = (logo ?? '').trim();
  const fileName = pathnameOf(path).split('/').at(-1) ?? '';
  return path === '' || fileName.toLowerCase().includes('default.png') ? null : path;
};

/** What stands in the logo's place. By code point: rare family names lie beyond one UTF-16 unit. */
export const initialOf = (name: string): string => [...name.trim()][0] ?? '';
