import { onePixel } from './somePictures';

/** A question with pictures in its stem, below it and in an option, and a sound in its analysis. */
export const questionWithMedia = {
  type: 1 as const,
  difficulty: 2 as const,
  context: '',
  group: null,
  analysis: '听<audio controls src="picture:s.wav"></audio>',
  tags: [],
  stem: '看<img src="picture:a.png">图',
  pictures: ['picture:b.png'],
  prompts: [],
  source: '',
  options: [
    { key: 'A', text: '', picture: 'picture:a.png' },
    { key: 'B', text: '无', picture: null },
  ],
  key: [['A']],
};
export const mediaOfQuestion = new Map([
  ['picture:a.png', onePixel],
  ['picture:b.png', Buffer.concat([onePixel, Buffer.from('b')])],
  ['picture:s.wav', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
]);
