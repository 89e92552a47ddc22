import type { Drawn } from '../body';
import type { Shape } from '../kit/shape';
import { chambersOf } from './chambers';
import { coronaryShapesOf } from './coronaries';
import type { HeartForm } from './forms';
import { valveShapesOf } from './valveShapes';
import { vesselShapesOf } from './vessels';

const muscles = [
  'papillary-left-anterior',
  'papillary-left-posterior',
  'papillary-right-anterior',
  'papillary-right-posterior',
  'moderator-band',
] as const;
const cardiacVeins = [
  'coronary-sinus',
  'great-cardiac-vein',
  'middle-cardiac-vein',
  'small-cardiac-vein',
] as const;
const pulmonaryArteries = [
  'pulmonary-trunk',
  'left-pulmonary-artery',
  'right-pulmonary-artery',
] as const;

/** All parts of a heart of this form, with their colours. */
export function heartShapesOf(form: HeartForm): Readonly<Record<string, Shape | Drawn>> {
  const chambers = chambersOf(form);
  const { chamberShapes } = chambers;
  const valveShapes = valveShapesOf(form);
  const vesselShapes = vesselShapesOf(chambers);
  const coronaryShapes = coronaryShapesOf(form, chambers);
  return {
    ...chamberShapes,
    ...valveShapes,
    ...vesselShapes,
    ...coronaryShapes,
    'right-atrium': {
      shape: vesselShapes['right-atrium'] ?? chamberShapes['right-atrium'],
      colour: '#9c6f86',
    },
    'left-atrium': {
      shape: vesselShapes['left-atrium'] ?? chamberShapes['left-atrium'],
      colour: '#c4716a',
    },
    'right-auricle': { shape: chamberShapes['right-auricle'], colour: '#94657d', triangles: 3000 },
    'left-auricle': { shape: chamberShapes['left-auricle'], colour: '#bb665f', triangles: 3000 },
    'right-ventricle': { shape: chamberShapes['right-ventricle'], colour: '#a8525a' },
    'fossa-ovalis': {
      shape: chamberShapes['fossa-ovalis'],
      colour: '#e0b7ae',
      cell: 0.45,
      triangles: 500,
    },
    'interatrial-septum': {
      shape: chamberShapes['interatrial-septum'],
      colour: '#b98080',
      cell: 0.7,
    },
    ...Object.fromEntries(muscles.map((id) => [id, { shape: valveShapes[id], colour: '#a4473f' }])),
    'mitral-chordae': { shape: valveShapes['mitral-chordae'], cell: 0.4, triangles: 2000 },
    'tricuspid-chordae': { shape: valveShapes['tricuspid-chordae'], cell: 0.4, triangles: 2000 },
    ...Object.fromEntries(
      pulmonaryArteries.flatMap((id) => {
        const shape = vesselShapes[id];
        return shape ? [[id, { shape, colour: '#4f6fae' }]] : [];
      }),
    ),
    ...Object.fromEntries(
      Object.entries(vesselShapes)
        .filter(([id]) => id.endsWith('pulmonary-vein'))
        .map(([id, shape]) => [id, { shape, colour: '#d9756b' }]),
    ),
    ...Object.fromEntries(
      cardiacVeins.map((id) => [id, { shape: coronaryShapes[id], colour: '#4668a6' }]),
    ),
  };
}
