/** Characters of a typed name that do not help to identify the part. */
const noise = /[\s·・,，。、()（）[\]【】_\-.'’"“”]+/g;

const spellings: readonly [RegExp, string][] = [
  [/oesoph/g, 'esoph'],
  [/haem/g, 'hem'],
  [/coeliac/g, 'celiac'],
  [/\bdis[ck]s?\b/g, 'disk'],
  [/grey/g, 'gray'],
  [/\bm\.\s*/g, 'musculus '],
  [/\ba\.\s*/g, 'arteria '],
  [/\bv\.\s*/g, 'vena '],
  [/\bn\.\s*/g, 'nervus '],
];

const digits = '一二三四五六七八九十';

/** 第十二 and 第12 are the same. */
const chineseNumbers = (name: string) =>
  name.replace(/第([一二三四五六七八九十]{1,2})/g, (_whole, said: string) => {
    const [first = '', second = ''] = said;
    const tens = first === '十' ? 10 + Math.max(0, digits.indexOf(second) + 1) : 0;
    return `第${tens || (second === '十' ? (digits.indexOf(first) + 1) * 10 : digits.indexOf(first) + 1)}`;
  });

/** Normalises a name, so that variants of the same name become equal. */
export function normalName(name: string): string {
  const low = chineseNumbers(name.normalize('NFKC').toLowerCase());
  return spellings.reduce((said, [how, as]) => said.replace(how, as), low).replace(noise, '');
}
