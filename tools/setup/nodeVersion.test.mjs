import { readFileSync } from 'node:fs';
import { isNewEnough, oldest, requireNode } from './nodeVersion.mjs';
import { inRoot } from './root.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node %s is new enough', (version) => {
  expect(isNewEnough(version)).toBe(true);
});

test.each(['18.20.0', '20.18.3'])('Node %s is refused in a sentence that names it', (version) => {
  expect(() => requireNode(version)).toThrow(`this is Node ${version}`);
});

test('package.json asks for the same', () => {
  const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  expect(engines.node).toBe(`>=${oldest.major}.${oldest.minor}`);
});
