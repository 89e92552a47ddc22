import { type Fields, fields, whole, wholeOr } from './json';
import { refuseModel } from '../refusal';

const componentBytes: Readonly<Record<number, number>> = {
  5120: 1,
  5121: 1,
  5122: 2,
  5123: 2,
  5125: 4,
  5126: 4,
};
const components: Readonly<Record<string, number>> = {
  SCALAR: 1,
  VEC2: 2,
  VEC3: 3,
  VEC4: 4,
  MAT2: 4,
  MAT3: 9,
  MAT4: 16,
};
const MOST_STRIDE = 256;

/** The size after unpacking. */
export interface View {
  bytes: number;
  stride: number | null;
}

export const packingOf = ({ extensions }: Fields): Fields | null => {
  const { EXT_meshopt_compression: one, KHR_meshopt_compression: other } = fields(extensions);
  return one === undefined && other === undefined ? null : fields(one ?? other);
};

/** Refuses a view outside its buffer. */
export function viewOf(view: Fields, buffers: readonly (number | null)[]): View {
  const packing = packingOf(view);
  const { buffer, byteOffset, byteLength } = packing ?? view;
  const from = wholeOr(byteOffset, 0);
  const bytes = whole(byteLength) ?? refuseModel('broken');
  const there = buffers[whole(buffer) ?? -1];
  if (there === undefined) return refuseModel('broken');
  if (there === null) return refuseModel('missing');
  if (from + bytes > there) return refuseModel('broken');
  if (!packing) return { bytes, stride: strideOf(view) };
  const stride = whole(packing['byteStride']) ?? refuseModel('broken');
  const count = whole(packing['count']) ?? refuseModel('broken');
  if (stride < 1 || stride > MOST_STRIDE || count < 1) return refuseModel('broken');
  return { bytes: stride * count, stride: strideOf(view) };
}

function strideOf({ byteStride }: Fields): number | null {
  if (byteStride === undefined) return null;
  const stride = whole(byteStride) ?? refuseModel('broken');
  return stride >= 1 && stride <= MOST_STRIDE ? stride : refuseModel('broken');
}

/** The count and type of an accessor; refuses one outside its view. */
export function accessorOf(accessor: Fields, views: readonly View[]) {
  const count = whole(accessor['count']) ?? refuseModel('broken');
  const one = componentBytes[whole(accessor['componentType']) ?? 0] ?? refuseModel('broken');
  const many = components[String(accessor['type'])] ?? refuseModel('broken');
  checkRange(accessor, { count, bytes: one * many, views });
  checkSparse(accessor, { count, bytes: one * many, views });
  return { count, bytes: count * many * 4, components: many };
}

interface Range {
  count: number;
  bytes: number;
  views: readonly View[];
}

function checkRange({ bufferView, byteOffset }: Fields, { count, bytes, views }: Range) {
  if (bufferView === undefined) return;
  const view = views[whole(bufferView) ?? -1] ?? refuseModel('broken');
  const from = wholeOr(byteOffset, 0);
  const stride = view.stride ?? bytes;
  if (stride < bytes || from + (count - 1) * stride + bytes > view.bytes) refuseModel('broken');
}

function checkSparse(accessor: Fields, { count, bytes, views }: Range) {
  if (accessor['sparse'] === undefined) return;
  const { count: some, indices, values } = fields(accessor['sparse']);
  const few = whole(some) ?? refuseModel('broken');
  if (few > count) refuseModel('broken');
  const of = fields(indices);
  const one = componentBytes[whole(of['componentType']) ?? 0] ?? refuseModel('broken');
  for (const [at, size] of [[of, one] as const, [fields(values), bytes] as const]) {
    if (at['bufferView'] === undefined) refuseModel('broken');
    checkRange(at, { count: few, bytes: size, views });
  }
}
