import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('./quickStyles.cjs');
const { JSDOM } = require('jsdom');

/** An element with a class of its own in a container, as emotion writes rules. */
const shown = (/** @type {string} */ rules) => {
  const style = `<style>${rules}</style>`;
  const { window } = new JSDOM(
    `<!doctype html>${style}<div class="box"><p class="a b">x</p></div>`,
  );
  return window.getComputedStyle(window.document.querySelector('p') ?? window.document.body).color;
};

it.each([
  ['.a{color:red}', 'a class'],
  ['.c,.b{color:red}', 'one of a list'],
  ['.a.b{color:red}', 'two classes'],
  ['.box>p{color:red}', 'a tag in a box'],
  ['.box :not(.c){color:red}', 'what is not plain to see'],
  ['*{color:red}', 'everything'],
  ['@keyframes k{from{color:blue}} .a{color:red}', 'a class behind something else'],
])('%s fits: %s', (rules) => {
  expect(shown(rules)).toBe('rgb(255, 0, 0)');
});

it.each([
  '.c{color:red}',
  '.a.c{color:red}',
  '.c .a{color:red}',
  'a.a{color:red}',
  '.a:hover{color:red}',
])('%s does not fit', (rules) => expect(shown(rules)).not.toBe('rgb(255, 0, 0)'));
