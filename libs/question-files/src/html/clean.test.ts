import fc from 'fast-check';
import { cleanArticle, cleanHtml } from './clean';
import { htmlOf, plainOf } from './plain';

it.each([
  ['<p>一段</p>', '一段'],
  ['<div>一</div><div>二</div>', '<p>一</p><p>二</p>'],
  ['<strong>重</strong>点<em>x</em>', '<b>重</b>点<i>x</i>'],
  ['H<sub>2</sub>O&nbsp;&lt; 5', 'H<sub>2</sub>O &lt; 5'],
  ['pH <7.35 且 a<b', 'pH &lt;7.35 且 a&lt;b'],
  ['<p style="color:red" onclick="x()">红</p>', '红'],
  ['<script>alert(1)</script>好', '好'],
  ['<scr<script>x</script>ipt>alert(1)</script>', '&lt;script&gt;alert(1)'],
  ['<img src=x onerror=alert(1)>图', '图'],
  ['<img src="picture:1.png" alt="心电图" onerror="x">', '<img src="picture:1.png" alt="心电图">'],
  ['<img src="javascript:alert(1)" alt="a">', '[a]'],
  ['<a href="javascript:x">链</a>', '链'],
  [
    '<audio autoplay onplay="x()" src="/storage/1.mp3">放不出来</audio>听',
    '<audio controls src="/storage/1.mp3"></audio>听',
  ],
  [
    '<audio controls="true"><source src="/storage/1.mp3"><source src="/storage/1.ogg">1.mp3</audio>',
    '<audio controls src="/storage/1.mp3"></audio>',
  ],
  ['<audio src="//other.example/1.mp3"></audio>听', '听'],
  [
    '<audio src="/storage/1.mp3">不关<b>听',
    '<audio controls src="/storage/1.mp3"></audio>不关<b>听</b>',
  ],
  ['</audio>尾', '尾'],
  ['<svg><script>x</script><p>y', 'y'],
  ['<b>不关', '<b>不关</b>'],
  ['</td></p>尾', '尾'],
  ['<table><tr><td>1<td>2</table>', '<table><tr><td>1<td>2</td></td></tr></table>'],
  ['<p> </p><p>甲</p><br>', '甲'],
  ['<!-- 注 -->文', '文'],
])('%s becomes %s', (html, cleaned) => {
  expect(cleanHtml(html)).toBe(cleaned);
});

const pieces = fc.constantFrom(
  '<p>',
  '</p>',
  '<b>',
  '</b>',
  '<table>',
  '<tr>',
  '<td>',
  '</td>',
  '</table>',
  '<ul>',
  '<li>',
  '</ul>',
  '<br>',
  ' ',
  '甲',
  '&lt;',
  '&amp;',
  '<',
  '>',
  '"',
  '<script>',
  '</script>',
  '<!--',
  '<audio src="picture:a.mp3">',
  '<audio>',
  '<source src="picture:a.mp3">',
  '</audio>',
  '<img src="picture:a.png">',
  '<div>',
  '</div>',
  '<pre>',
  '<span>',
  '</span>',
  '\n',
);

it('joins the blanks around a list that is gone', () => {
  expect(cleanHtml('<td> <ul> ')).toBe('<td> </td>');
});

it('writes nothing but its own set, and the same when it is cleaned once more', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 30 }), (parts) => {
      const once = cleanHtml(parts.join(''));
      expect(cleanHtml(once)).toBe(once);
      const rest = once.replace(
        /<(?:\/?(?:p|b|i|u|s|sub|sup|ul|ol|li|code|pre|blockquote|table|thead|tbody|tr|td|th)|br|img src="picture:a.png"|audio controls src="picture:a.mp3"|\/audio)>/g,
        '',
      );
      expect(rest).not.toMatch(/[<>]/);
    }),
    { numRuns: 500 },
  );
});

it('words come back as they were', () => {
  const words = fc.string({ unit: fc.constantFrom('a', '<', '&', ';', '甲', '\n', 'l', 't') });
  fc.assert(
    fc.property(words, (text) => {
      expect(plainOf(htmlOf(text)).replaceAll('\n', '')).toBe(text.trim().replaceAll('\n', ''));
    }),
  );
});

it('a sign for less in plain words takes nothing along', () => {
  expect(cleanHtml('pH <a 且 b<c，然后')).toBe('pH &lt;a 且 b&lt;c，然后');
});

it('an address of ours leads nowhere else', () => {
  expect(cleanHtml('<img src="/storage/../api/x">图')).toBe('图');
  expect(cleanHtml('<img src="/storage/a..b.png">')).toBe('<img src="/storage/a..b.png">');
});

it('names that every object has are no tags and no letters', () => {
  expect(cleanHtml('<constructor>甲</constructor><toString>&constructor;')).toBe(
    '甲&amp;constructor;',
  );
});

describe('an article', () => {
  it('keeps its headings, under that of the page, and nothing that runs', () => {
    const html = '<h1 onclick="x()">心电图</h1><p>一段</p><h3>P 波</h3>二<script>x()</script>';
    const clean = '<h2>心电图</h2><p>一段</p><h3>P 波</h3>二';
    expect(cleanArticle(html)).toBe(clean);
    expect(cleanArticle(clean)).toBe(clean);
    expect(cleanHtml(html)).not.toContain('<h');
  });
});
