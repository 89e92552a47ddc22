/** Moodle's root categories are no chapters; a literal slash is written twice. */
const ROOT = /^\s*(?:\$(?:course|coursecat|category|module|system)\$\/?)?(?:top(?:\/|\s*$))?/;

export const chapterOf = (path: string): string[] =>
  path
    .replace(ROOT, '')
    .replaceAll('//', '\ufdd0')
    .split('/')
    .map((name) => name.replaceAll('\ufdd0', '/').trim())
    .filter((name) => name !== '');

/** Separated by spaced slashes, because a name may begin or end with a slash. */
export const pathOf = (chapter: readonly string[]): string =>
  `$course$/top/${chapter.map((name) => name.replaceAll('/', '//')).join(' / ')}`;
