import { choicesQuery, readChoices } from './choices';

const read = (query: string) => readChoices(new URLSearchParams(query));

it('says in an address what is chosen, and reads the same out of it', () => {
  const query =
    'banks=5%2C6&chapters=31&types=1%2C3&difficulties=2&tag=%E5%BF%83%2C%E8%82%BA&among=3&count=40&minutes=60&setId=7';
  const choices = read(query);
  expect(choices).toMatchObject({ bankIds: [5, 6], tags: ['心,肺'], among: 3, minutes: 60 });
  expect(choicesQuery(choices, 7)).toBe(query);
});

it.each(['banks=0,a,-1', 'count=10000', 'minutes=0', 'types=99&among=9&tag='])(
  'takes nothing that makes no sense: %s',
  (query) => {
    expect(read(query)).toEqual({
      bankIds: [],
      chapterIds: [],
      types: [],
      difficulties: [],
      tags: [],
      among: 1,
      questionCount: 20,
      minutes: null,
    });
  },
);
