import { present } from './present';

describe('present', () => {
  it('hands on what is there, 0 and empty words as well', () => {
    expect([present(0), present(''), present(false)]).toEqual([0, '', false]);
  });

  it('ends the call where nothing is there', () => {
    expect(() => present(null)).toThrow('is missing');
    expect(() => present([][0])).toThrow('is missing');
  });
});
