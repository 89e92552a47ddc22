export interface Setting {
  kind: 'outdoors' | 'indoors' | 'waterside' | 'hills' | 'ruins';
  back: string;
  ground: string;
}

const indoors = (back: string, ground: string): Setting => ({ kind: 'indoors', back, ground });
const outdoors = (ground: string): Setting => ({ kind: 'outdoors', back: '#cfe6f5', ground });
const waterside = { kind: 'waterside', back: '#cfe6f5', ground: '#c9b78e' } as const;
const hills = { kind: 'hills', back: '#d5e6ee', ground: '#a9b87c' } as const;
const ruins = { kind: 'ruins', back: '#dcd8d0', ground: '#b8ab98' } as const;

const settings: Record<string, Setting> = {
  street: outdoors('#b9bec4'),
  park: outdoors('#a8cf8e'),
  square: outdoors('#c9c9c4'),
  field: outdoors('#bfd08a'),
  village: outdoors('#cbbd97'),
  roof: outdoors('#bcb7ae'),
  metro: indoors('#dfe5ea', '#c3c8cd'),
  home: indoors('#f3e8d8', '#d8bd98'),
  bedroom: indoors('#efe4ea', '#d3bfae'),
  kitchen: indoors('#eef0e4', '#cfc9bb'),
  classroom: indoors('#e6eef0', '#d6c7a9'),
  restaurant: indoors('#f5e2d2', '#c9a98a'),
  corridor: indoors('#e3e6e8', '#bfc3c6'),
  stairs: indoors('#dfe0e2', '#b5b8bb'),
  workshop: indoors('#dde2df', '#b3b6b4'),
  basement: indoors('#c9cbd0', '#9c9fa6'),
  car: indoors('#c7d3da', '#8b939a'),
  pool: waterside,
  river: waterside,
  reservoir: waterside,
  valley: hills,
  slope: hills,
  rubble: ruins,
};

export const settingOf = (place: string): Setting => settings[place] ?? outdoors('#c9c9c4');

/** A tint over the whole picture, by time of day and weather. */
export const lightOf: Record<string, { colour: string; opacity: number }> = {
  day: { colour: '#ffffff', opacity: 0 },
  dusk: { colour: '#d9772e', opacity: 0.22 },
  night: { colour: '#0b1440', opacity: 0.42 },
  rain: { colour: '#4a6076', opacity: 0.35 },
  smoke: { colour: '#55504c', opacity: 0.4 },
  dust: { colour: '#a08860', opacity: 0.35 },
};
