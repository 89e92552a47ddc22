import { centreQuery, readCentre } from './centreAddress';

const read = (query: string) => readCentre(new URLSearchParams(query));

it.each([
  ['', 'now', 1],
  ['exams=past&examPage=2', 'past', 2],
  ['exams=toString&examPage=-1', 'now', 1],
])('?%s shows the exams %s, page %i', (query, exams, examPage) => {
  expect(read(query)).toMatchObject({ exams, examPage });
});

it('turns the pages of one list without losing those of the other', () => {
  const asked = read('exams=past&page=3&charge=1');
  expect(centreQuery(asked, { examPage: 2 })).toMatchObject({
    exams: 'past',
    examPage: 2,
    page: 3,
    charge: 1,
  });
});

it('begins at the first page where the list of banks is narrowed', () => {
  expect(centreQuery(read('page=3'), { keyword: '内科' })).toMatchObject({ page: undefined });
});

it('says nothing that goes without saying', () => {
  expect(Object.values(centreQuery(read(''), {})).filter((said) => said !== undefined)).toEqual([]);
});
