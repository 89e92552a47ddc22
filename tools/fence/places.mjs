/** Our own lint rules, and the files each applies to; the details are in rooms.mjs and rules/. */
import { foreignTables } from './exceptions/foreignTables.mjs';
import { foreignWrites } from './exceptions/foreignWrites.mjs';
import { queries } from './exceptions/queries.mjs';
import { sourcesWhere } from './projects.mjs';
import { addressesRule } from './rules/addresses.mjs';
import { barrelsRule } from './rules/barrels.mjs';
import { coloursRule } from './rules/colours.mjs';
import { foreignTablesRule } from './rules/foreignTables.mjs';
import { foreignWritesRule } from './rules/foreignWrites.mjs';
import { lazyDefaultsRule } from './rules/lazyDefaults.mjs';
import { longFunctionsRule } from './rules/longFunctions.mjs';
import { namedCodesRule } from './rules/namedCodes.mjs';
import { plainLiteralsRule } from './rules/plainLiterals.mjs';
import { queriesRule } from './rules/queries.mjs';
import { rawRoutesRule } from './rules/rawRoutes.mjs';
import { reasonsRule } from './rules/reasons.mjs';
import { roomsRule } from './rules/rooms.mjs';
import { clockRule, pureRule } from './rules/surroundings.mjs';
import { wordsRule } from './rules/words.mjs';

const cheese = {
  rules: {
    rooms: roomsRule,
    'lazy-defaults': lazyDefaultsRule,
    words: wordsRule,
    'raw-routes': rawRoutesRule,
    'long-functions': longFunctionsRule,
    'plain-literals': plainLiteralsRule,
    addresses: addressesRule,
    barrels: barrelsRule,
    clock: clockRule,
    colours: coloursRule,
    'foreign-tables': foreignTablesRule,
    'foreign-writes': foreignWritesRule,
    pure: pureRule,
    queries: queriesRule,
    reasons: reasonsRule,
    'named-codes': namedCodesRule,
  },
};

const tests = ['**/*.test.{ts,tsx}', '**/testing/**'];

/** Routes that are no calls, each with its own guard in its route. */
const noCalls = [
  'apps/server/src/modules/base/upload/open.routes.ts',
  'apps/server/src/modules/people/madeFile/madeFile.routes.ts',
  'apps/server/src/modules/people/notice/notice.files.ts',
  'apps/server/src/modules/people/privacy/privacy.files.ts',
  'apps/server/src/modules/learning/media/serving/media.files.ts',
  'apps/server/src/modules/bodies/model/model.routes.ts',
  'apps/server/src/modules/front/sandbox/sandbox.routes.ts',
  'apps/server/src/modules/shop/payment/paymentNotice.routes.ts',
];

/** Where words stand, and what is no word of ours to anybody. */
const texts = [
  '**/{texts,*Texts,*.texts}.{ts,tsx}',
  // The gallery shows developers what parts look like: its words are examples.
  'apps/web/src/pages/dev/**',
  // Read in what others write: files of providers, questions, and the language itself.
  'apps/server/src/ports/{alipay,wechat}/*.ts',
  'apps/server/src/modules/exam/question/question.shuffle.ts',
  'apps/server/src/modules/exam/questionImport/questionImport.faults.store.ts',
  'apps/server/src/modules/base/findable/{seedSynonyms,query/cut}.ts',
];

/** Where addresses are made, and what names them in words, to developers or to the build. */
const addresses = [
  'apps/*/src/{paths,*Paths,routes}.{ts,tsx}',
  'apps/*/src/routes/*.ts',
  '**/texts.ts',
  'apps/web/src/pages/dev/**',
  'apps/web/src/prerender.tsx',
  'apps/web/src/settings/neighbours.ts',
];

/** Where colours are named, and what draws a picture of the world. */
const paints = [
  'libs/ui/src/{tokens,look/*}.ts',
  'libs/slide-viewer/src/shapes/colours.ts',
  // Scenes that are painted, and a library that stands alone.
  'libs/slider-captcha/src/**',
  'libs/player/src/bullets/bulletLayer.ts',
  'apps/web/src/features/drill/picture/**',
  'apps/web/src/features/patient/bedside/panes/BodyFigure.tsx',
  'apps/web/src/pages/morphology/experiment/bench/drawings/**',
  // Colours that somebody chooses, by their values.
  'apps/web/src/features/bullets/texts.ts',
  // The gallery shows pictures that stand nowhere else.
  'apps/web/src/pages/dev/**',
];

/** Where the database is asked and told what it holds. */
const stores = ['**/*.{store,door,tables,columns,filters,findable,kind}.ts'];

/** Where the clock stands, and what measures how long something takes. */
const clocks = [
  'apps/server/src/ports/{clock,pages}.ts',
  'apps/server/src/db/batched.ts',
  'apps/server/src/plugins/{drips,log}.ts',
];

/** The layers whose answers follow from what they are handed alone. */
const rules = new Set([
  'layer:domain',
  'layer:lab',
  'layer:files',
  'layer:models',
  'layer:generator',
]);

/** @param {string} rule @param {string[]} files @param {string[]} [ignores] */
const holds = (rule, files, ignores = []) => ({
  files,
  ignores,
  plugins: { cheese },
  rules: { [`cheese/${rule}`]: 'error' },
});

export const places = [
  holds('long-functions', ['{apps,libs,tools}/**/*.{ts,tsx,mts,mjs,cjs}']),
  holds('plain-literals', ['{apps,libs,tools}/**/*.{ts,tsx,mjs}']),
  holds('rooms', ['{apps,libs}/*/src/**/*.{ts,tsx}']),
  holds('lazy-defaults', ['{apps,libs}/*/src/**/*.{ts,tsx}'], tests),
  // A part of libs/ui may bring the few words that always belong to it, such as 重试.
  holds('words', ['apps/{web,emergency,server}/src/**/*.{ts,tsx}'], [...tests, ...texts]),
  holds(
    'barrels',
    ['{apps,libs,tools}/**/*.{ts,tsx,mts,mjs,cjs}'],
    ['apps/server/src/db/schema.ts'],
  ),
  holds('reasons', ['**/*.{ts,tsx,mts,mjs,cjs}']),
  holds('addresses', ['apps/{web,emergency}/src/**/*.{ts,tsx}'], [...tests, ...addresses]),
  holds(
    'colours',
    sourcesWhere((tags) => tags.includes('runs:browser')),
    [...tests, ...paints],
  ),
  holds(
    'pure',
    sourcesWhere((tags) => tags.some((tag) => rules.has(tag))),
    tests,
  ),
  holds('clock', ['apps/server/src/**'], [...tests, ...clocks]),
  holds('foreign-writes', ['apps/server/src/modules/**'], [...tests, ...foreignWrites]),
  holds('foreign-tables', ['apps/server/src/modules/**'], [...tests, ...stores, ...foreignTables]),
  holds('queries', ['apps/server/src/modules/**'], [...tests, ...stores, ...queries]),
  // The table of refusals says which status each has; demo content is data.
  holds(
    'named-codes',
    ['{apps,libs}/*/src/**/*.{ts,tsx}'],
    [
      '**/*.test.{ts,tsx}',
      '**/testing/**',
      'libs/domain/src/{codes,calls}/**',
      'libs/domain/src/texts/failures{,.ts,/**}',
      'libs/{generators,experiments,model-files,slider-captcha}/**',
      'apps/demo/**',
      // Types of a TIFF.
      'apps/server/src/modules/slides/slide/tiff/**',
      'apps/web/src/pages/dev/**',
    ],
  ),
  holds('raw-routes', ['apps/server/src/modules/**'], [...tests, ...noCalls]),
];
