/** An archive as BodyParts3D publishes it: ellipsoids by element, and tables that name them. */
interface Named {
  fma: number;
  name: string;
}

const concepts: Record<string, Named> = {
  FJ3001: { fma: 24475, name: 'left femur' },
  FJ3002: { fma: 24474, name: 'right femur' },
  FJ3003: { fma: 24478, name: 'left tibia' },
  FJ3004: { fma: 24477, name: 'right tibia' },
  FJ3005: { fma: 13323, name: 'left clavicle' },
  FJ3006: { fma: 13322, name: 'right clavicle' },
  FJ3007: { fma: 16202, name: 'sacrum' },
  FJ3008: { fma: 24487, name: 'left patella' },
  FJ3101: { fma: 22329, name: 'left gluteus maximus' },
  FJ3102: { fma: 22328, name: 'right gluteus maximus' },
  FJ3103: { fma: 38929, name: 'left rectus femoris' },
  FJ3104: { fma: 38928, name: 'right rectus femoris' },
  FJ3105: { fma: 22355, name: 'left sartorius' },
  FJ3106: { fma: 22354, name: 'right sartorius' },
  // Our terms cannot translate it, so it stays in English.
  FJ3107: { fma: 32518, name: 'deep extrinsic muscle of shoulder' },
  FJ3201: { fma: 7096, name: 'right atrium' },
  FJ3202: { fma: 7097, name: 'left atrium' },
  FJ3203: { fma: 7098, name: 'right ventricle' },
  FJ3204: { fma: 7101, name: 'left ventricle' },
  FJ3205: { fma: 3736, name: 'ascending aorta' },
  FJ3206: { fma: 4720, name: 'superior vena cava' },
  // Their files are broken and missing.
  FJ3207: { fma: 10951, name: 'inferior vena cava' },
  FJ3208: { fma: 3768, name: 'arch of aorta' },
};

const holders: Record<string, Named & { holds: readonly string[] }> = {
  femur: { fma: 9611, name: 'femur', holds: ['FJ3001', 'FJ3002'] },
  tibia: { fma: 24476, name: 'tibia', holds: ['FJ3003', 'FJ3004'] },
  heart: { fma: 7088, name: 'heart', holds: ['FJ3201', 'FJ3202', 'FJ3203', 'FJ3204'] },
};

/** A closed surface around a place, in millimetres: z is up. */
function ellipsoid([x, y, z]: readonly number[], [a, b, c]: readonly number[]): string {
  const [rings, steps] = [9, 16];
  const lines = ['# Compatibility version : 4.0', '# English name : ellipsoid'];
  const place = (u: number, v: number) =>
    [
      (x ?? 0) + (a ?? 1) * Math.sin(v) * Math.cos(u),
      (y ?? 0) + (b ?? 1) * Math.sin(v) * Math.sin(u),
      (z ?? 0) + (c ?? 1) * Math.cos(v),
    ]
      .map((one) => one.toFixed(4))
      .join(' ');
  for (let ring = 1; ring < rings; ring += 1)
    for (let step = 0; step < steps; step += 1)
      lines.push(`v ${place((step / steps) * 2 * Math.PI, (ring / rings) * Math.PI)}`);
  lines.push(`v ${place(0, 0)}`, `v ${place(0, Math.PI)}`, 'g one', 'usemtl none');
  const [top, bottom] = [(rings - 1) * steps + 1, (rings - 1) * steps + 2];
  const at = (ring: number, step: number) => (ring - 1) * steps + (step % steps) + 1;
  for (let step = 0; step < steps; step += 1) {
    lines.push(`f ${top} ${at(1, step)} ${at(1, step + 1)}`);
    for (let ring = 1; ring < rings - 1; ring += 1)
      lines.push(
        `f ${at(ring, step)}//1 ${at(ring + 1, step)}//1 ${at(ring + 1, step + 1)}//1 ${at(ring, step + 1)}//1`,
      );
    lines.push(`f ${at(rings - 1, step)} ${bottom} ${at(rings - 1, step + 1)}`);
  }
  return lines.join('\r\n');
}

const table = (heads: string, rows: readonly (readonly (string | number)[])[]) =>
  [heads, ...rows.map((row) => row.join('\t'))].join('\r\n');

/** Names and contents; `folder` imitates an archive that was repacked with a folder. */
export function bodyArchive(folder = '人体模型/零件'): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const put = (name: string, text: string) => files.set(`${folder}/${name}`, Buffer.from(text));
  for (const [at, element] of Object.keys(concepts).entries()) {
    if (element === 'FJ3208') continue;
    const side = at % 2 === 0 ? 1 : -1;
    const mesh = ellipsoid([side * (60 + at * 4), 0, 900 - at * 40], [25, 15, 60]);
    put(`${element}.obj`, element === 'FJ3207' ? `${mesh}\r\nv 1 nan 2` : mesh);
  }
  put('FJ3999.obj', ellipsoid([0, 0, 0], [5, 5, 5]));
  const all = [
    ...Object.entries(concepts).map(([element, one]) => ({ ...one, holds: [element] })),
    ...Object.values(holders),
  ];
  put(
    'partof_element_parts.txt',
    table('concept id\tname\telement file id', [
      ...all.flatMap(({ fma, name, holds }) => holds.map((one) => [`FMA${fma}`, name, one])),
      ['FMA9611', 'femur'],
    ]),
  );
  const relation = (above: Named, below: Named) => [
    `FMA${above.fma}`,
    above.name,
    `FMA${below.fma}`,
    below.name,
  ];
  const skeleton = { fma: 23881, name: 'skeletal system' };
  const { femur, tibia } = holders as Record<'femur' | 'tibia', Named>;
  put(
    'partof_inclusion_relation_list.txt',
    table('parent id\tparent name\tchild id\tchild name', [
      ...Object.values(holders).flatMap((above) =>
        above.holds.map((one) => relation(above, concepts[one] as Named)),
      ),
      relation(skeleton, femur),
      relation(skeleton, tibia),
      // A cycle in the hierarchy.
      relation(femur, skeleton),
    ]),
  );
  return files;
}
