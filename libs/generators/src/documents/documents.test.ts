import { drawLesson } from './drawLesson';
import { figure, key, type Lesson, points, table, text } from './page';
import { textsOf } from './textOf';

const lesson: Lesson = {
  slug: 'fever',
  title: '发热',
  under: '诊断学',
  pages: [
    {
      title: '分度',
      left: [table(['程度', '口温'], ['低热', '< 38 ℃']), key('先看趋势')],
      right: [points('原因', '感染', '非感染'), text('体温受调定点控制')],
    },
    {
      title: '处理',
      left: [
        figure('步骤', { kind: 'steps', steps: ['测量', '降温'] }),
        figure('分类', { kind: 'tree', middle: '病因', branches: [{ text: '细菌' }] }),
        figure('曲线', {
          kind: 'curves',
          x: { name: '天', from: 0, to: 2, marks: [0, 2] },
          y: { name: '℃', from: 36, to: 40, marks: [36] },
          curves: [
            {
              name: '口温',
              points: [
                [0, 37],
                [1, 39],
                [2, 37],
              ],
            },
          ],
        }),
      ],
    },
  ],
};

it('a lesson is set with a first page that names the others', () => {
  const html = drawLesson(lesson);
  expect(html.match(/<section/g)).toHaveLength(3);
  expect(html.match(/处理/g)).toHaveLength(2);
  for (const words of ['分度', '先看趋势', '非感染', '降温', '细菌', '口温'])
    expect(html).toContain(words);
});

it('what stands in a lesson stays writing', () => {
  expect(drawLesson(lesson)).toContain('&lt; 38 ℃');
  expect(drawLesson(lesson)).not.toContain('< 38 ℃');
});

it('each page is found by all that is written on it', () => {
  const [first, second, third] = textsOf(lesson);
  expect(first).toBe('发热\n诊断学\n分度\n处理');
  expect(second).toBe(
    '分度\n程度 口温\n低热 < 38 ℃\n先看趋势\n原因\n感染\n非感染\n体温受调定点控制',
  );
  expect(third).toBe('处理\n测量\n降温\n步骤\n病因\n细菌\n分类\n曲线');
});
