import { aChapter, anItem } from '../testing/aCourse';
import { chapterTree, tallyOf } from './directoryTree';

it('counts what is in a group together with the groups within it', () => {
  const studied = anItem({ id: 2, isStudied: true });
  const chapters = [
    aChapter({ id: 1, coursewares: [anItem({}), studied] }),
    aChapter({ id: 2, pid: 1, coursewares: [studied] }),
    aChapter({ id: 3, coursewares: [] }),
  ];
  const [first, last] = chapterTree(chapters);
  expect(first && tallyOf(first)).toEqual({ done: 2, of: 3 });
  expect(last && tallyOf(last)).toEqual({ done: 0, of: 0 });
});
