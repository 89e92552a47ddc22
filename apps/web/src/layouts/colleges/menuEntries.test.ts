import { menuEntries } from './menuEntries';

const at = (pathname: string, query: string) => menuEntries(pathname, new URLSearchParams(query));
const here = (pathname: string, query: string) =>
  at(pathname, query)
    .filter(({ isHere }) => isHere)
    .map(({ text }) => text);

it('leads through the classroom of the course that is open', () => {
  expect(at('/colleges/notice', 'courseId=3&courseType=2&menuIndex=1')).toMatchObject([
    { text: '公告', href: '/colleges/notice?courseId=3&courseType=2&menuIndex=1' },
    { text: '评分标准', href: '/colleges/rank?courseId=3&courseType=2&menuIndex=2' },
    { text: '课件', href: '/colleges/courseware?courseId=3&courseType=2&menuIndex=3' },
    { text: '测试/作业', href: '/colleges/test?courseId=3&courseType=2&menuIndex=4' },
    { text: '考试', href: '/colleges/examination?courseId=3&courseType=2&menuIndex=5' },
    { text: '笔记', href: '/colleges/note?courseId=3&courseType=2&menuIndex=6' },
    { text: '讨论', href: '/colleges/discuss?courseId=3&courseType=2&menuIndex=7' },
    { text: '错题集', href: '/colleges/mistakesCollect?courseId=3&courseType=2&menuIndex=8' },
  ]);
});

it.each([
  ['/colleges/notice', 'menuIndex=1', ['公告']],
  ['/colleges/discussed', 'menuIndex=7', ['讨论']],
  ['/colleges/rank', '', ['评分标准']],
  ['/colleges/rank', 'menuIndex=9', ['评分标准']],
  ['/colleges', '', []],
])('at %s?%s it stands at %j', (pathname, query, texts) => {
  expect(here(pathname, query)).toEqual(texts);
});
