import { licenceFacts } from './licenceFacts';

const licence = {
  coverage: { departments: [], years: [] },
  seats: 120,
  inUse: 0,
  startsOn: '2026-09-01',
  endsOn: '2027-06-30',
  price: 60_000_000,
  confirmedAt: null,
};

it('says what is covered, and how many seats', () => {
  expect(licenceFacts(licence)).toEqual({
    coverage: '全校学生',
    seats: '120 个',
    span: '2026-09-01 至 2027-06-30',
    price: '¥60000.00',
  });
  const coverage = { departments: [{ id: 1, name: '护理学院' }], years: [2026, 2025] };
  expect(licenceFacts({ ...licence, coverage, confirmedAt: 1, inUse: 7 })).toMatchObject({
    coverage: '护理学院 中的 2026 级、2025 级',
    seats: '7 / 120',
  });
});
