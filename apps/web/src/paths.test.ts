import { matchPath } from 'react-router-dom';
import { paths } from './paths';
import { screens } from './routes';

type Way = (asked?: unknown) => string;

const n = 7;
const anything = {
  id: n,
  courseId: n,
  itemId: n,
  examId: n,
  bankId: n,
  paperId: n,
  orderId: n,
  libraryId: n,
  questionId: n,
  teacherId: n,
  slideId: n,
  practiceId: n,
  attemptId: n,
  run: n,
  page: n,
};

/** Functions that do not take a single query object; tested below. */
const apart = [
  'commodity',
  'memberCentre',
  'message',
  'pay',
  'orderCenterPage',
  'slide',
  'colleges.entry',
];
const inUniv = ['univ.exam', 'univ.slide', 'univ.paperPrint', 'univ.attempt'];
const others = [...apart, ...inUniv, 'keptQuestions', 'customPractice', 'simulation.pay'];

function waysIn(all: object, before = ''): [string, Way][] {
  return Object.entries(all).flatMap(([name, one]: [string, unknown]) =>
    typeof one === 'function'
      ? [[before + name, one as Way] satisfies [string, Way]]
      : waysIn(one as object, `${before}${name}.`),
  );
}
const ways = waysIn(paths).filter(([name]) => !others.includes(name));

const isScreen = (address: string) => {
  const [pathname = ''] = address.split('?');
  return screens.some(({ path }) => matchPath(path, pathname.replace(/(?<=.)\/$/, '')));
};

// `myStudy` belongs to the separate site for universities.
const elsewhere = ['myStudy', 'error'];

it.each(ways)('%s is a screen, and is told all that it has to know', (name, way) => {
  const address = way(anything);
  if (!elsewhere.includes(name)) expect([address, isScreen(address)]).toEqual([address, true]);
  if (way.length > 0) expect(address).toContain('=7');
});

it.each([
  [paths.commodity({ type: 4, productId: 7 }), '/testingCenter/detail?id=7'],
  [paths.memberCentre({ pathname: '/news', search: '?page=2' }), '/news?page=2&vip=0'],
  [paths.memberCentre({ pathname: '/news', search: '' }, 3), '/news?vip=3'],
  [paths.message(), '/message'],
  [paths.pay({ orderId: 7 }), '/pay?orderId=7'],
  [paths.pay({ orderId: 7, type: 16, id: 3 }), '/pay/anatomy?orderId=7&id=3'],
  [paths.orderCenterPage('invoice', { orderId: 7 }), '/orderCenter/invoice?orderId=7'],
  [paths.slide({ slideId: 7 }), '/morphology/slice?id=7'],
  [
    paths.slide({ slideId: 7, v: '1', from: { trayId: 2 }, mark: { formId: 3, findingId: 4 } }),
    '/morphology/slice?id=7&v=1&trayId=2&formId=3&findingId=4',
  ],
  [paths.colleges.entry('rank', { courseId: '7' }), '/colleges/rank?courseId=7'],
  [paths.keptQuestions('wrong'), '/myQuestion/wrong'],
  [paths.customPractice(), '/testingCenter/custom'],
  [paths.customPractice('setId=7'), '/testingCenter/custom?setId=7'],
  [paths.experimentBench({ id: 7 }), '/morphology/experiment?id=7&at=bench'],
  [paths.experimentBench({ id: 7, run: 2 }), '/morphology/experiment?id=7&at=bench&run=2'],
  [
    paths.practice({ practiceId: 7, mode: 'after', from: { courseId: 1, itemId: 2 } }),
    '/testingCenter/test?practiceId=7&mode=after&courseId=1&itemId=2',
  ],
  [
    paths.simulation.pay({ id: 7, videoIds: [1, 2], orderId: 3 }),
    `/pay/virtualSimulation?id=7&ids=${encodeURIComponent('1,2')}&orderId=3`,
  ],
  [paths.univ.exam('marking', { examId: 7 }), '/univ/exams/marking?examId=7'],
  [paths.univ.slide('looks', { id: 7 }), '/univ/slides/looks?id=7'],
  [paths.univ.attempt({ examId: 7, attemptId: 3 }), '/univ/exams/attempt?examId=7&attemptId=3'],
  [
    paths.univ.paperPrint({ paperId: 7, seed: 3, key: false }),
    '/univ/papers/print?paperId=7&seed=3',
  ],
  [
    paths.univ.paperPrint({ paperId: 7, seed: 3, key: true }),
    '/univ/papers/print?paperId=7&seed=3&key=1',
  ],
])('%s', (address, expected) => {
  expect(address).toBe(expected);
  if (!address.startsWith('/news')) expect(isScreen(address)).toBe(true);
});
