import { hideName } from './hideName';

it.each([
  ['', '*'],
  ['李', '*'],
  ['张三', '张*'],
  ['苏念安', '苏*安'],
  ['欧阳小明', '欧**明'],
  ['𠮷野家', '𠮷*家'],
])('%s is shown as %s', (name, shown) => expect(hideName(name)).toBe(shown));
