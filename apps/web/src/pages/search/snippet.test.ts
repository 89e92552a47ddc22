import { snippet } from './snippet';

const before = '讲解常见病的诊断依据与治疗原则，并用随访病例说明指标达标后还需要关注的事：';

describe('snippet', () => {
  it('leaves a text alone whose mark is seen', () => {
    const marks = [{ from: 2, to: 4 }];
    expect(snippet('讲解心电图', marks)).toEqual({ text: '讲解心电图', marks });
    expect(snippet(before, [])).toEqual({ text: before, marks: [] });
  });

  it('leaves a text alone whose long mark begins early', () => {
    const marks = [{ from: 0, to: 35 }];
    expect(snippet(before, marks)).toEqual({ text: before, marks });
  });

  it('begins shortly before a mark that stands late', () => {
    const text = `${before}心电图和心肌酶`;
    const from = text.indexOf('心');
    const shown = snippet(text, [
      { from, to: from + 1 },
      { from: from + 4, to: from + 5 },
    ]);
    expect(shown.text.startsWith('…')).toBe(true);
    expect(shown.marks.map((mark) => shown.text.slice(mark.from, mark.to))).toEqual(['心', '心']);
    expect(shown.marks[0]?.from).toBeLessThan(12);
  });
});
