import { cleanHtml } from './clean';
import { htmlOfMarkdown } from './markdown';

it.each([
  ['**急性**与*慢性*', '<b>急性</b>与<i>慢性</i>'],
  ['2 * 3 * 4 与 a_b_c', '2 * 3 * 4 与 a_b_c'],
  ['H<sub>2</sub>O，a < b <c', 'H<sub>2</sub>O，a &lt; b &lt;c'],
  ['\\*不是\\* 标记', '*不是* 标记'],
  ['# 题\n\n一\n二', '<p><b>题</b></p><p>一<br>二</p>'],
  ['- 甲\n- 乙\n\n1. 一\n2. 二', '<ul><li>甲</li><li>乙</li></ul><ol><li>一</li><li>二</li></ol>'],
  ['> 引\n\n`代码`', '<blockquote>引</blockquote><p><code>代码</code></p>'],
  [
    '|甲|乙|\n|---|---|\n|1|2|',
    '<table><tr><th>甲</th><th>乙</th></tr><tr><td>1</td><td>2</td></tr></table>',
  ],
  ['```\na **b**\n```', '<pre>a **b**</pre>'],
  ['看[指南](https://example.org/a)', '看指南（https://example.org/a）'],
  ['![图](/storage/a.png)', '<img src="/storage/a.png" alt="图">'],
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['![x](javascript:alert)', '[x]'],
])('%j', (written, html) => {
  expect(cleanHtml(htmlOfMarkdown(written))).toBe(html);
});

it.each(['*', '_', '`', '[', '**a', '![](', '<b>', '|', '> ', '- ', '\\*'])(
  'a million of %j end, too',
  (sign) => {
    expect(htmlOfMarkdown(sign.repeat(300_000)).length).toBeGreaterThan(0);
  },
);
