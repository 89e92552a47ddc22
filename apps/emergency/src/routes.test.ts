import { paths } from './paths';
import { screens } from './routes';

it('every address that is linked to has its screen', () => {
  const linked = [
    paths.home(),
    paths.login(),
    paths.quiz.home(),
    paths.quiz.wrong(),
    paths.quiz.history(),
    paths.welfare(),
    paths.verify(),
    ...[paths.resource({ id: 1 }), paths.quiz.result({ id: 1 })].map(pathOf),
    pathOf(paths.certificate({ number: 'A' })),
    ...Object.values(paths.system).map((path) => path()),
  ];
  expect(screens.map(({ path }) => path)).toEqual(expect.arrayContaining(linked));
});

it('only managers may see what lies under the system', () => {
  const under = screens.filter(({ path }) => path.startsWith(paths.system.home()));
  expect(under.map(({ audience }) => audience)).toEqual(under.map(() => 'managers'));
  expect(under).toHaveLength(6);
});

it('what is somebody’s own is for who is signed in', () => {
  const own = screens.filter(({ audience }) => audience === 'users').map(({ path }) => path);
  expect(own.map((path) => path.replace('/emergencyCenter/', ''))).toEqual([
    'resource',
    'quiz',
    'quiz/result',
    'quiz/wrong',
    'quiz/history',
    'welfare',
    'certificate',
  ]);
});

function pathOf(address: string) {
  return address.split('?')[0];
}
