import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const callsDir = join(__dirname, '../../../../libs/domain/src/calls');

const filesIn = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );

/** The files of calls, as `news` of `content/news`. */
const callFiles = filesIn(callsDir)
  .filter((file) => file.includes('/'))
  .map((file) => file.slice(0, -'.ts'.length));

/** Calls that `refuseUnopened` answers: no module does yet. */
const unopened = ['classroom/classroomRank', 'classroom/classroomTest'];

/** Files that answer acts of a call whose other acts are answered in its own file, and why. */
const elsewhere: Record<string, string> = {
  'emergency/quiz/quiz.routes.ts emergency/question':
    'a quiz is drawn from the bank, which knows no quiz',
  'people/scan/scan.routes.ts base/open':
    'the ids it generates stand in a table of people, which base may not know',
  'shop/entitlement/entitlement.routes.ts people/user':
    'what a person holds follows from what was bought, which people may not know',
  'shop/order/order.routes.ts shop/membership': 'an order of a membership is an order like others',
  'shop/payment/payment.routes.ts shop/membership': 'every kind of order is paid in one way',
  'shop/payment/payment.routes.ts shop/order': 'every kind of order is paid in one way',
  'shop/payment/payment.routes.ts shop/recharge': 'every kind of order is paid in one way',
  'training/favourite/favourite.routes.ts learning/collect':
    'names of questions and slides are read, which learning may not know',
};

interface RoutesFile {
  file: string;
  /** `news` of `news.routes.ts`. */
  name: string;
  calls: string[];
  functions: string[];
}

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name);

const readRoutes = (file: string): RoutesFile => {
  const text = readFileSync(join(__dirname, file), 'utf8');
  return {
    file,
    name: basename(file)
      .replace(/\.ts$/, '')
      .replace(/\.routes$/, ''),
    calls: namesIn(text, /^import \{.*\} from '@cheese\/domain\/calls\/(\w+\/\w+)';/gm) as string[],
    functions: namesIn(text, /^export (?:const|function) (\w+Routes)\b/gm) as string[],
  };
};

const everyFile = filesIn(__dirname).map(readRoutes);
const routesFiles = everyFile.filter(({ file }) => file.endsWith('.routes.ts'));

/** The centre signs in by files beside those of the main site, whose names it therefore cannot have. */
function namesOf(call: string) {
  const [wing, name = ''] = call.split('/');
  const inCentre = `emergency${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return wing === 'emergency' ? [name, inCentre] : [name];
}

describe('whoever knows the path of a call finds the file that answers it', () => {
  it.each(callFiles.filter((call) => !unopened.includes(call)))('%s', (call) => {
    const answering = routesFiles.filter(
      ({ name, calls }) => calls.includes(call) && namesOf(call).includes(name),
    );
    expect(answering).toHaveLength(1);
  });

  it('other files answer some of its acts only with a reason', () => {
    const found = everyFile.flatMap(({ file, name, calls }) =>
      calls
        .filter((call) => !(file.endsWith('.routes.ts') && namesOf(call).includes(name)))
        .map((call) => `${file} ${call}`),
    );
    expect(found.sort()).toEqual(Object.keys(elsewhere).sort());
  });

  it('what no module answers yet is named', () => {
    const answered = new Set(everyFile.flatMap(({ calls }) => calls));
    expect(callFiles.filter((call) => !answered.has(call)).sort()).toEqual(unopened);
  });

  it.each(routesFiles)('$file registers by its own name', ({ name, functions }) => {
    expect(functions).toEqual([`${name}Routes`]);
  });
});
