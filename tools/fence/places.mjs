/** Our own lint rules, and the files each applies to; the details are in rooms.mjs and rules/. */
import { lazyDefaultsRule } from './rules/lazyDefaults.mjs';
import { namedCodesRule } from './rules/namedCodes.mjs';
import { plainLiteralsRule } from './rules/plainLiterals.mjs';
import { rawRoutesRule } from './rules/rawRoutes.mjs';
import { roomsRule } from './rules/rooms.mjs';
import { wordsRule } from './rules/words.mjs';

const cheese = {
  rules: {
    rooms: roomsRule,
    'lazy-defaults': lazyDefaultsRule,
    words: wordsRule,
    'raw-routes': rawRoutesRule,
    'plain-literals': plainLiteralsRule,
    'named-codes': namedCodesRule,
  },
};

const tests = ['**/*.test.{ts,tsx}', '**/testing/**'];

/** Routes that are no calls, each with its own guard in its route. */
const noCalls = [
  'apps/server/src/modules/base/upload/open.routes.ts',
  'apps/server/src/modules/people/madeFile/madeFile.routes.ts',
  'apps/server/src/modules/learning/media/serving/media.files.ts',
  'apps/server/src/modules/bodies/model/model.routes.ts',
  'apps/server/src/modules/front/sandbox/sandbox.routes.ts',
  'apps/server/src/modules/shop/payment/paymentNotice.routes.ts',
];

/** @param {string} rule @param {string[]} files @param {string[]} [ignores] */
const holds = (rule, files, ignores = []) => ({
  files,
  ignores,
  plugins: { cheese },
  rules: { [`cheese/${rule}`]: 'error' },
});

export const places = [
  holds('plain-literals', ['{apps,libs,tools}/**/*.{ts,tsx,mjs}']),
  holds('rooms', ['{apps,libs}/*/src/**/*.{ts,tsx}']),
  holds('lazy-defaults', ['{apps,libs}/*/src/**/*.{ts,tsx}'], tests),
  // A part of libs/ui may contain the few texts that always belong to it, such as 重试. Texts of the
  // gallery are examples for developers.
  holds('words', ['apps/*/src/**/*.tsx'], [...tests, 'apps/web/src/pages/dev/**']),
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
