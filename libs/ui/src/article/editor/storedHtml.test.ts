import { createDocument, getSchema } from '@tiptap/core';
import { sheetExtensions, type SheetKind } from './sheetExtensions';
import { htmlToOpen, htmlToStore } from './storedHtml';

const surroundings = { imageHost: '', loadPart: <Part>(load: () => Promise<Part>) => load() };
const kinds: Record<'article' | 'question' | 'free', SheetKind> = {
  article: { isCompact: false, hasFormulas: false, hasLinks: false },
  question: { isCompact: true, hasFormulas: true, hasLinks: false },
  free: { isCompact: false, hasFormulas: false, hasLinks: true },
};

/** Opened and stored again without an edit. */
function through(html: string, kind: keyof typeof kinds = 'article') {
  const schema = getSchema(sheetExtensions(kinds[kind], surroundings));
  const { isCompact, hasFormulas } = kinds[kind];
  return htmlToStore(createDocument(htmlToOpen(html, hasFormulas), schema), isCompact);
}

it.each([
  '<p>胸外按压<b>深度</b> 5～6 厘米，<i>不</i>中断</p>',
  '<h2>适应证</h2><h3>成人</h3><h4>儿童</h4><p>H<sub>2</sub>O、Na<sup>+</sup>、<u>注意</u><s>旧</s></p>',
  '<ul><li>评估</li><li>呼救<ol><li>拨打 120</li></ol></li></ul><ol><li>按压</li></ol>',
  '<ul><li><p>评估</p><p>环境</p></li></ul>',
  '<blockquote><p>黄金四分钟</p></blockquote><pre>a  b\n c</pre>',
  '<p>第一行<br>第二行</p><p><img src="/storage/a.png" alt="心电图"></p>',
  '<p>听：<audio controls="" src="/storage/a.mp3"></audio></p>',
  '<table><thead><tr><th>项目</th><th>正常值</th></tr></thead><tbody><tr><td>钾</td><td>3.5</td></tr></tbody></table>',
  '<table><tbody><tr><th>钾</th><td colspan="2" rowspan="3">3.5</td></tr></tbody></table>',
])('is stored as it was: %s', (html) => expect(through(html)).toBe(html));

it.each([
  ['one word', '<p>one word</p>'],
  ['<div>一</div><div><br></div><div>二</div>', '<p>一</p><p><br></p><p>二</p>'],
  ['一<div>二</div>三', '<p>一</p><p>二</p><p>三</p>'],
  ['一<br>二', '<p>一<br>二</p>'],
  [
    '<p><strong>一</strong><em>二</em><ins>三</ins><del>四</del></p>',
    '<p><b>一</b><i>二</i><u>三</u><s>四</s></p>',
  ],
  ['<p><span>一</span><small>二</small><mark>三</mark></p>', '<p>一二三</p>'],
  ['<h1>一</h1><h5>二</h5>', '<h2>一</h2><h4>二</h4>'],
  ['<p><a href="/a">一</a></p>', '<p>一</p>'],
  ['<dl><dt>一</dt><dd>二</dd></dl>', '<p>一</p><p>二</p>'],
  [
    '<figure><img src="/a.png" alt="图"><figcaption>说明</figcaption></figure>',
    '<p><img src="/a.png" alt="图"></p><p>说明</p>',
  ],
  ['<li>一</li>', '<ul><li>一</li></ul>'],
  ['<ul><li><h3>一</h3></li></ul>', '<ul><li><h3>一</h3></li></ul>'],
  ['<p>a<script>x</script></p><p onclick="x()" style="color:red">b</p>', '<p>a</p><p>b</p>'],
  ['<p></p>', ''],
  ['', ''],
])('keeps the words of %s', (html, stored) => {
  expect(through(html)).toBe(stored);
  expect(through(stored)).toBe(stored);
});

it('keeps links, rules and marked words where they are kept', () => {
  const html = '<p><a href="https://example.com/a">一</a><mark>二</mark></p><hr><p>三</p>';
  expect(through(html, 'free')).toBe(html);
  expect(through('<p><a href="javascript:x()">一</a></p>', 'free')).toBe('<p>一</p>');
  const table = '<table><caption>表</caption><tbody><tr><td>一</td></tr></tbody></table>';
  expect(through(table, 'free')).toBe(table);
});

it('takes formulas for one thing, and stores them as they are written', () => {
  const html = '若 \\(a&lt;b\\) 且 \\[\\frac{V}{Q}\\]，则 ____';
  expect(htmlToOpen(html, true)).toContain('data-tex="a<b"');
  expect(through(html, 'question')).toBe(html);
  expect(through(html, 'article')).toBe(`<p>${html}</p>`);
  expect(through('\\(\\)半个 \\(x', 'question')).toBe('\\(\\)半个 \\(x');
  expect(through('<h2>一</h2><p>二</p>', 'question')).toBe('<p>一</p><p>二</p>');
});
