import { screen, waitFor } from '@testing-library/react';
import { show } from '../testing/show';
import { formulaParts } from './formulaParts';
import { RichText } from './RichText';

const shown = (html: string) => show(<RichText html={html} />).container;

it('keeps tables, pictures and sounds, and nothing that runs', () => {
  const container = shown(
    '<p onclick="x()">心率<script>alert(1)</script></p><img src="/a.png" alt="心电图">' +
      '<audio src="/a.mp3"></audio><table> <tbody><tr> <td colspan="2">110</td></tr></tbody></table>',
  );
  expect(screen.getByRole('img', { name: '心电图' })).toBeVisible();
  const sound = screen.getByLabelText('题目音频');
  expect(sound).toHaveAttribute('controls');
  expect(sound).toHaveAttribute('preload', 'none');
  expect(screen.getByRole('cell', { name: '110' })).toHaveAttribute('colspan', '2');
  expect(container.querySelector('script, [onclick]')).toBeNull();
});

it('fetches nothing by an address that may lead to another site', () => {
  const container = shown(
    '<b>听</b><audio src="//other.example/a.mp3"></audio><img src="//other.example/a.png">' +
      '<audio src="data:audio/wav;base64,AA"></audio><audio src="\\\\other.example/b.mp3"></audio>' +
      '<audio src="javascript:alert(1)"></audio><audio src="upload/1.mp3" autoplay onplay="x()"></audio>',
  );
  expect(container.querySelector('img')).toBeNull();
  const sounds = [...container.querySelectorAll('audio')];
  expect(sounds.map((one) => one.getAttribute('src'))).toEqual(['/upload/1.mp3']);
  expect(sounds[0]?.getAttributeNames().toSorted()).toEqual([
    'aria-label',
    'controls',
    'preload',
    'src',
  ]);
});

it('draws formulas, and reads their source where they make no sense', async () => {
  const container = shown('阴离子间隙 \\(Na^+-Cl^-\\) 与 \\(\\notaword{\\)');
  await waitFor(() => expect(container.querySelector('math msup')).not.toBeNull());
  expect(container).toHaveTextContent('notaword');
});

it('lets no formula lead anywhere', async () => {
  const container = shown('\\(\\href{javascript:alert(1)}{y}\\)<b>重</b>\\(z\\)');
  await waitFor(() => expect(container.querySelector('math')).not.toBeNull());
  expect(container.querySelector('[href]')).toBeNull();
});

it('shows signs of plain words as they are', () => {
  expect(shown('pH 7.35 且 PaCO₂ > 50')).toHaveTextContent('pH 7.35 且 PaCO₂ > 50');
});

it('tells formulas in the line from those alone', () => {
  expect(formulaParts('a\\(b\\)c\\[d\\]').map(({ tex, isBlock }) => [tex, isBlock])).toEqual([
    [undefined, false],
    ['b', false],
    [undefined, false],
    ['d', true],
  ]);
});
