import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { binOf, inRoot, root } from '../setup/root.mjs';

const wrong = inRoot('tools', 'lint', 'wrong', 'hooks.tsx');

/** The findings of our rules, as `line rule`. */
function found() {
  const args = [
    binOf('oxlint'),
    '-c',
    inRoot('.oxlintrc.json'),
    '-f',
    'json',
    '--no-ignore',
    wrong,
  ];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  /** @type {{ code: string, labels: { span: { line: number } }[] }[]} */
  const all = JSON.parse(stdout).diagnostics;
  return all.flatMap(({ code, labels }) =>
    labels.map(({ span }) => `${span.line} ${/\((.+)\)/.exec(code)?.[1]}`),
  );
}

const meant = readFileSync(wrong, 'utf8')
  .split('\n')
  .flatMap((text, at) => {
    const rule = /\/\/ ([a-z-]+)$/.exec(text)?.[1];
    return rule ? [`${at + 1} ${rule}`] : [];
  });

test('each rule of hooks finds its wrong line', () => {
  expect(found().sort()).toEqual(expect.arrayContaining(meant));
});
