import type { Vital } from '@cheese/drills/graph/drill';

/**
 * How likely somebody is to live whose heart stands still: without compressions it falls by 7 to 10 %
 * a minute, with them by 3 to 4 % (AHA).
 */
export const chanceOfLife = (perS = 0): Vital => ({
  id: 'chance',
  name: '生存机会',
  unit: '%',
  from: 90,
  perS,
  least: 0,
  most: 100,
  low: 50,
  high: 101,
});
export const withoutPresses = -0.15;
export const withPresses = -0.05;

export const oxygen = (from: number, perS: number): Vital => ({
  id: 'spo2',
  name: '血氧饱和度',
  unit: '%',
  from,
  perS,
  least: 40,
  most: 99,
  low: 92,
  high: 100,
});

/** Blood that is lost so far. */
export const bleeding = (perS: number): Vital => ({
  id: 'blood',
  name: '估计失血',
  unit: '毫升',
  from: 0,
  perS,
  least: 0,
  most: 3000,
  low: -1,
  high: 750,
});

export const warmth = (from: number, perS: number): Vital => ({
  id: 'warmth',
  name: '体温',
  unit: '℃',
  from,
  perS,
  least: 24,
  most: 41,
  low: 35,
  high: 38,
});

/** Of oneself: what smoke, water and cold take. */
export const strength = (perS = 0): Vital => ({
  id: 'strength',
  name: '体力',
  unit: '%',
  from: 100,
  perS,
  least: 0,
  most: 100,
  low: 40,
  high: 101,
});
