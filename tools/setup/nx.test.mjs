import { readTasks } from './nx.mjs';

const output = `
 NX   Running target lint for 2 projects:

- web
- ui

> nx run ui:lint  [local cache]

> eslint libs/ui

> nx run web:lint

> eslint apps/web

  4:20  error  no
- not:atask

 NX   Running target lint for 2 projects failed

Failed tasks:

- web:lint

  Run duration:      2.0s
`;

test('the words of each task are told apart, and the failed ones named', () => {
  const { tasks, failed } = readTasks(output);
  expect([...tasks.keys()]).toEqual(['ui:lint', 'web:lint']);
  expect(tasks.get('web:lint')?.join('\n')).toContain('4:20  error  no');
  expect(failed).toEqual(['web:lint']);
});
