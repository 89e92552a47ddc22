import { readVtt } from './readVtt';

it('reads cues with and without hours, names and settings', () => {
  const vtt = `\uFEFFWEBVTT

1
00:01.500 --> 00:04.000 line:90%
心房收缩，
把血液推入心室

01:00:00.000 --> 01:00:02.250
心室射血
`;
  expect(readVtt(vtt)).toEqual([
    { from: 1.5, to: 4, text: '心房收缩，\n把血液推入心室' },
    { from: 3600, to: 3602.25, text: '心室射血' },
  ]);
});

it.each(['', 'WEBVTT', 'WEBVTT\n\nabc --> def\n文字', 'WEBVTT\n\n00:05.000 --> 00:01.000\n倒着'])(
  'finds none in %j',
  (vtt) => expect(readVtt(vtt)).toEqual([]),
);
