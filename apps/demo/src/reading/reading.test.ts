import { strictObject } from '@cheese/domain/contract/shapes';
import Type from 'typebox';
import { chapterIn } from '../exam/bank/readBank';
import { patientIn } from '../training/patients/cases';
import { drillIn } from '../training/drills/everyDrill';
import { contentText } from './contentFolder';
import { yamlIn } from './readYaml';

const Card = strictObject({
  title: Type.String(),
  html: Type.Optional(Type.String()),
  items: Type.Array(strictObject({ dose: Type.Number() })),
});

describe('a wrong file is refused by its name and line', () => {
  it.each([
    ['items:\n  - dose: 1\n', '1: '],
    ['title: A\nitems:\n  - dose: 1\n  - dose: many\n', '4: items.1.dose'],
    ['title: A\nitems:\n  - dose: 1\n    doze: 2\n', '3: items.0'],
    ['title: A\nitems: [\n', '3: '],
    ['title: A\nitems: []\nhtml: <p>one<b>two</p>\n', '3: html <p>'],
  ])('%j', (text, says) => {
    expect(() => yamlIn(text, { schema: Card, path: 'cards/a.yaml' })).toThrow(
      `apps/demo/content/cards/a.yaml:${says}`,
    );
  });

  const asked = (key: string) => `1. 谁？\nA. 甲\nB. 乙\n答案：${key}\n解析：因为\n`;
  it('as are questions that an import would complain of', () => {
    expect(() => chapterIn(asked('A') + asked('F').replace('1.', '2.'), 'a.txt')).toThrow(
      'apps/demo/content/a.txt:6: 答案“F”不在选项之中',
    );
    expect(() => chapterIn(`什么\n${asked('A')}`, 'a.txt')).toThrow('apps/demo/content/a.txt:1: ');
    expect(chapterIn(asked('B'), 'a.txt')).toMatchObject([{ key: [['B']] }]);
  });

  const broken = (path: string, right: string, wrong: string) => {
    const text = contentText(path);
    expect(text).toContain(right);
    const line = text.slice(0, text.indexOf(right)).split('\n').length;
    return { text: text.replace(right, wrong), says: `apps/demo/content/${path}:${line}: ` };
  };

  it.each([
    ['"perS": 0,', '"perS": "slowly",'],
    ['"perS": 0,', '"perS": 0'],
    ['"share": 0,', '"share": "all",'],
  ])('as are drills that the desk would not take: %s', (right, wrong) => {
    const { text, says } = broken('drills/adultCpr.json', right, wrong);
    const line = wrong.endsWith(',') ? says : says.replace(/\d+: $/, '');
    expect(() => drillIn(text, 'drills/adultCpr.json')).toThrow(line);
  });

  it('as are patients', () => {
    const { text, says } = broken('patients/chestPain.json', '"years": 58', '"years": "58"');
    expect(() => patientIn(text, 'patients/chestPain.json')).toThrow(says);
  });
});
