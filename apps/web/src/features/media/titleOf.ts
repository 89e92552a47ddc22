/** Maximum length of the title of a slide or a model. */
const MOST = 60;

/** Default title: the file name without its extension. */
export function titleOf(fileName: string): string {
  const name = fileName.replace(/\.[A-Za-z0-9]{1,8}$/, '').trim();
  return (name || fileName).slice(0, MOST).replace(/[\uD800-\uDBFF]$/, '');
}
