import { show } from '@cheese/ui/testing/show';
import { screen } from '@testing-library/react';
import type { MarkedQuestion } from '../Paper';
import { rightAnswerTo } from '../review/previewOf';
import { ReviewCard } from '../review/ReviewCard';
import { aMarkedQuestion } from '../testing/aPaper';

const review = (said: Partial<MarkedQuestion>, more: { score?: number } = {}) =>
  show(<ReviewCard question={aMarkedQuestion(said)} number={3} {...more} />).container;

it('of options says which were right, chosen wrongly, and what others chose', () => {
  const question = aMarkedQuestion({ type: 3, right: [['A', 'C']], given: ['A', 'B'] });
  show(<ReviewCard question={question} number={1} othersChose={{ A: 0.8, B: 0.254 }} />);
  expect(screen.getAllByTitle('正确选项')).toHaveLength(2);
  expect(screen.getAllByTitle('您选错的选项')).toHaveLength(1);
  expect(screen.getByText('A、C')).toBeVisible();
  expect(screen.getByText('25% 的人选择')).toBeVisible();
});

it('says what was gained of the score, for a part of it too', () => {
  review({ verdict: 'partial', share: 1 / 3 }, { score: 2 });
  expect(screen.getByText('部分正确')).toBeVisible();
  expect(screen.getByText('得 0.67 / 2 分')).toBeVisible();
});

it('tells nothing of a key that is kept from who answered nothing', () => {
  const kept = { given: [], right: [], analysis: '', isKeyKept: true };
  const container = review({ ...kept, verdict: 'wrong', share: 0 });
  expect(screen.getByText('本题未作答，不显示答案与解析。')).toBeVisible();
  expect(container).not.toHaveTextContent('解析：');
});

it('says that people have yet to mark it', () => {
  review({ type: 5, options: [], given: ['心电图'], verdict: null, share: null }, { score: 5 });
  expect(screen.getByText('待批阅')).toBeVisible();
  expect(screen.getByText('满分 5 分')).toBeVisible();
  expect(screen.getByText('心电图')).toBeVisible();
});

it('shows a sentence as it was filled in, and what would have been right', () => {
  const stem = '体温 ____ ℃，脉搏 ____';
  const right = [['37±0.5'], ['80', '八十']];
  const container = review({ type: 4, stem, right, given: ['37.2'], options: [] });
  expect(container).toHaveTextContent('体温 37.2');
  expect(screen.getAllByTitle('正确')).toHaveLength(1);
  expect(container).toHaveTextContent('未作答错误（正确：80 或 八十）');
});

it('takes the unit that stands behind a gap as part of what was filled in', () => {
  const stem = '<p>滤过率为 ____ mL/min，体温 ____ <b>℃</b></p>';
  const right = [['125'], ['37±0.5']];
  review({ type: 4, stem, right, given: ['125 ml/min', '37℃'], options: [] });
  expect(screen.getAllByTitle('正确')).toHaveLength(2);
});

it('shows part by part what was ordered and matched', () => {
  const container = review({
    type: 7,
    prompts: ['左心', '右心'],
    right: [['A'], ['B', 'C']],
    given: ['B', 'C'],
  });
  expect(screen.getAllByTitle('错误')).toHaveLength(1);
  expect(container).toHaveTextContent('右心');
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

it('numbers the places of an order, and says at each what belongs there', () => {
  review({ type: 6, right: [['B'], ['A'], ['C']], given: ['A', 'B', 'C'] });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1.*正确.*错误/),
    expect.stringMatching(/^2.*错误.*正确/),
    expect.stringMatching(/^3.*不一定.*不一定/),
  ]);
});

it('draws the key over the picture', () => {
  const area = '0.1,0.1 0.5,0.1 0.5,0.5';
  const said = { type: 8, pictures: ['/heart.png'], options: [], right: [[area]] } as const;
  const container = review({ ...said, given: ['0.9,0.9'] });
  expect(container.querySelector('path[d="M10 10L50 10L50 50Z"]')).not.toBeNull();
  expect(screen.getByRole('img', { name: /绿色区域为正确位置/ })).toBeVisible();
});

it('leads to where one learns it', () => {
  review({ places: [{ label: '病理学 第三章', address: '/course/3' }] });
  expect(screen.getByRole('link', { name: '病理学 第三章' })).toHaveAttribute('href', '/course/3');
});

it('of what was matched rightly, as who teaches looks at it, nothing is red and nothing is theirs', () => {
  const key = [['A'], ['B', 'C']];
  const said = { type: 7, prompts: ['左心', '右心'], right: key } as const;
  const question = aMarkedQuestion({ ...said, given: rightAnswerTo({ type: 7, key }) });
  const { container } = show(<ReviewCard isPreview question={question} number={1} />);
  expect(screen.getAllByTitle('正确')).toHaveLength(2);
  expect(container).toHaveTextContent('学员答案');
  expect(container).not.toHaveTextContent('您的');
});
