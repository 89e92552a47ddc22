import type { Part, Place } from '../model/part';

export const part = (id: string, pid: string | null, change: Partial<Part> = {}): Part => ({
  id,
  pid,
  name: id,
  nameLatin: '',
  nameEn: '',
  text: '',
  color: '',
  meshes: [id],
  anchor: null,
  ...change,
});

/** A heart of five bodies: the left ventricle is one, and holds one. */
export const parts: readonly Part[] = [
  part('heart', null, { name: '心', nameLatin: 'Cor', nameEn: 'Heart', meshes: [] }),
  part('left', 'heart', { name: '左心', meshes: [] }),
  part('mv', 'lv', { name: '二尖瓣', nameLatin: 'Valva mitralis', nameEn: 'Mitral valve' }),
  part('la', 'left', { name: '左心房', nameEn: 'Left atrium', spelling: 'zuǒ xīn fáng' }),
  part('lv', 'left', {
    name: '左心室',
    nameLatin: 'Ventriculus sinister',
    nameEn: 'Left ventricle',
    text: '壁最厚的心腔。',
    color: '#b0413e',
  }),
  part('ra', 'heart', { name: '右心房', nameEn: 'Right atrium', spelling: 'you xin fang' }),
];

export const explodedWorld = {
  middles: new Map<string, Place>([
    ['right', { x: 2, y: 0, z: 0 }],
    ['left', { x: -2, y: 0, z: 0 }],
    ['core', { x: 0, y: 0, z: 0 }],
    ['shell', { x: 0, y: 0, z: 0 }],
  ]),
  middle: { x: 0, y: 0, z: 0 },
  radius: 3,
};
