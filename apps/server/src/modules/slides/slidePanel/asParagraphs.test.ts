import { asParagraphs } from './asParagraphs';

it.each([
  ['', ''],
  [' \n\n ', ''],
  ['低倍\n高倍', '<p>低倍<br>高倍</p>'],
  ['一\r\n\r\n二', '<p>一</p><p>二</p>'],
  ['<img src=x onerror=alert(1)>&', '<p>&lt;img src=x onerror=alert(1)&gt;&amp;</p>'],
])('%j stands there as %j', (text, html) => {
  expect(asParagraphs(text)).toBe(html);
});
