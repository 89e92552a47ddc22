import { resourcesIn } from './slices.mjs';

it.each([
  ['const a={list:{method:"GET",path:"news/v1/list"}}', ['news']],
  [
    "x('smreds/cre/v1/get/:id'),y(`course/v3/detail`),z('course/v1/detail')",
    ['smreds/cre', 'course'],
  ],
  ['"https://example.com/v1/x" "v1/list" "/realTimeInfo/detail" "a/version/b"', []],
])('%s', (text, resources) => {
  expect(resourcesIn(text)).toEqual(resources);
});
