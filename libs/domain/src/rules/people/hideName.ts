/**
 * Masks a name so that its owner recognises it and strangers do not learn it: 张三 is 张*, 欧阳小明 is
 * 欧**明.
 */
export const hideName = (name: string): string => {
  const letters = [...name];
  const [first = '', last = ''] = [letters.at(0), letters.at(-1)];
  if (letters.length < 3) return letters.length === 2 ? `${first}*` : '*';
  return `${first}${'*'.repeat(letters.length - 2)}${last}`;
};
