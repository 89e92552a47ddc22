import fc from 'fast-check';
import { outlineEntries, outlineLink, outlineNeedsLogin } from './outline';

declare const URLSearchParams: new (query: string) => { getAll: (name: string) => string[] };

const entry = (id: number, actionValue: string) => ({ id, actionValue, title: '虚拟仿真' });

describe('outlineEntries', () => {
  it('lists all resources first', () => {
    const items = [entry(7, '/virtualSimulation'), entry(3, '/anatomy')];
    expect(outlineEntries(items)).toEqual([
      { id: 0, title: '全部资源', actionValue: '/' },
      ...items,
    ]);
  });

  it('is never without them', () => {
    expect(outlineEntries([])).toEqual([{ id: 0, title: '全部资源', actionValue: '/' }]);
  });
});

describe('outlineLink', () => {
  it.each([
    ['/', '/?outLine=7'],
    ['', '/?outLine=7'],
    ['/anatomy', '/anatomy?outLine=7'],
    ['/search?courseType=1', '/search?courseType=1&outLine=7'],
    ['/search?a=1&b=2', '/search?a=1&b=2&outLine=7'],
    ['/search?', '/search?outLine=7'],
    ['/search?a=1&', '/search?a=1&outLine=7'],
    ['/help#top', '/help?outLine=7#top'],
    ['/help?a=1#top?x&y', '/help?a=1&outLine=7#top?x&y'],
    ['#top', '/?outLine=7#top'],
    ['/search?outLine=3&a=1', '/search?a=1&outLine=7'],
    ['/search?outLine', '/search?outLine=7'],
    ['/search?outLines=3', '/search?outLines=3&outLine=7'],
    ['/search?a=什么?', '/search?a=什么?&outLine=7'],
    ['https://ai.example.com/x', 'https://ai.example.com/x?outLine=7'],
  ])('of %j is %s', (actionValue, link) => {
    expect(outlineLink(entry(7, actionValue))).toBe(link);
  });

  it('of all resources keeps the id 0', () => {
    expect(outlineEntries([]).map(outlineLink)).toEqual(['/?outLine=0']);
  });

  it('names the entry exactly once, before any hash', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const [, query = ''] = /^[^?#]*\?([^#]*)/.exec(outlineLink(entry(7, url))) ?? [];
        expect(new URLSearchParams(query).getAll('outLine')).toEqual(['7']);
      }),
    );
  });
});

it('asks for a login for AI技术 alone', () => {
  expect(outlineNeedsLogin({ title: 'AI技术' })).toBe(true);
  expect(outlineNeedsLogin({ title: '全部资源' })).toBe(false);
});
