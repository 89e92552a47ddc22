import { markdownOf, noteMarkdown } from './markdownOf';

it.each([
  ['抓住<b>重点</b>', '抓住**重点**'],
  ['<p>一</p><p>二</p>', '一\n\n二'],
  ['<ul><li>甲</li><li>乙</li></ul>', '- 甲\n- 乙'],
  ['<ol><li>甲</li><li>乙</li></ol>', '1. 甲\n2. 乙'],
  ['<img src="/storage/a.png" alt="图">', `![图](${location.origin}/storage/a.png)`],
  ['<h3>小结</h3><p>一</p>', '### 小结\n\n一'],
  ['<blockquote>引</blockquote>', '> 引'],
  ['pH &lt; 7', 'pH < 7'],
])('%s is written %j', (html, text) => expect(noteMarkdown(html)).toBe(text));

it('puts each under where it belongs', () => {
  const courseware = { id: 1, title: '第一节', type: 1 } as const;
  const note = { courseName: '心电图', courseware, place: '01:15', html: '记住' };
  expect(markdownOf([note, { ...note, courseware: null, place: '' }])).toBe(
    '## 心电图 · 第一节 · 01:15\n\n记住\n\n## 心电图\n\n记住\n',
  );
});
