import { notesHtml, notesOf } from './exam.notes';

it('shows lines as they were typed, and gives them back', () => {
  const typed = '闭卷\n<b>禁止</b> & 交谈';
  expect(notesHtml(typed)).toBe('<p>闭卷</p><p>&lt;b&gt;禁止&lt;/b&gt; &amp; 交谈</p>');
  expect(notesOf(notesHtml(typed))).toBe(typed);
  expect(notesHtml('\n \n')).toBe('');
});
