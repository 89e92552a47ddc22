import type { Plugin } from 'vite';

const asked = /\bimport\((["'`])(\.\/[\w-]+\.js)\1\)/g;

/**
 * What a browser could not load once it holds for lost, whatever comes later: Chromium asks for a
 * script under the same name no second time. So each part is asked for again under another one.
 */
const again = 'const askAgain=u=>import(u).catch(()=>import(`${u}?again=${Date.now()}`));';

const withSecondTry = (code: string) => {
  const told = code.replace(asked, (_all, _quote, file: string) => `askAgain("${file}")`);
  return told === code ? code : again + told;
};

/** After Vite has written which files go with which. */
export const askedAgain = (): Plugin => ({
  name: 'asked-again',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = withSecondTry(file.code);
    },
  },
});
