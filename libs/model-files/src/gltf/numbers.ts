import { type Accessor, type GLTF, WebIO } from '@gltf-transform/core';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import { refuseModel } from '../refusal';
import { bounded, type Fields, fields, whole, wholeOr, words } from './json';
import { accessorOf, packingOf, type View, viewOf } from './views';

const MOST_LISTED = 200_000;

export interface NumberedFile {
  json: Fields;
  /** Null for a buffer that was not uploaded. */
  buffers: readonly (Uint8Array | null)[];
}

export interface Counted {
  count: number;
  components: number;
}

/** The accessors of a file: validated first, and read only on demand. */
export class FileNumbers {
  private readonly file: NumberedFile;
  private readonly views: Fields[];
  private readonly accessors: Fields[];
  private readonly lengths: (number | null)[];
  private readonly checkedViews = new Map<number, View>();
  private readonly checked = new Map<number, Counted>();
  /** The unpacked size of everything validated so far. */
  bytes = 0;

  constructor(file: NumberedFile) {
    this.file = file;
    this.views = bounded(file.json['bufferViews'], MOST_LISTED, 'unpacked');
    this.accessors = bounded(file.json['accessors'], MOST_LISTED, 'unpacked');
    this.lengths = file.buffers.map((one) => one?.length ?? null);
  }

  /** Refuses an accessor that exceeds its data. */
  count(at: number): Counted {
    const known = this.checked.get(at);
    if (known) return known;
    const accessor = this.accessors[at] ?? refuseModel('broken');
    const views: View[] = [];
    for (const view of viewsOf(accessor)) views[view] = this.view(view);
    const counted = accessorOf(accessor, views);
    this.bytes += counted.bytes;
    this.checked.set(at, counted);
    return counted;
  }

  private view(at: number): View {
    const known = this.checkedViews.get(at);
    if (known) return known;
    const view = viewOf(this.views[at] ?? refuseModel('broken'), this.lengths);
    if (packingOf(this.views[at] ?? {})) this.bytes += view.bytes;
    this.checkedViews.set(at, view);
    return view;
  }

  /** The bytes of an embedded picture. */
  slice(at: number): Uint8Array {
    const view = this.views[at] ?? refuseModel('broken');
    if (packingOf(view)) return refuseModel('broken');
    return this.slicedAs(view, this.view(at).bytes);
  }

  private slicedAs({ buffer, byteOffset }: Fields, bytes: number): Uint8Array {
    const all = this.file.buffers[whole(buffer) ?? -1] ?? refuseModel('missing');
    const from = wholeOr(byteOffset, 0);
    return all.subarray(from, from + bytes);
  }

  private async unpacked(at: number): Promise<Uint8Array> {
    const packing = packingOf(this.views[at] ?? {});
    if (!packing) return this.slice(at);
    await MeshoptDecoder.ready;
    const [count, size] = [whole(packing['count']) ?? 0, whole(packing['byteStride']) ?? 0];
    const bytes = new Uint8Array(count * size);
    const packed = this.slicedAs(packing, whole(packing['byteLength']) ?? 0);
    const filter = packing['filter'] === undefined ? 'NONE' : words(packing['filter']);
    MeshoptDecoder.decodeGltfBuffer(bytes, count, size, packed, words(packing['mode']), filter);
    return bytes;
  }

  /** The validated accessors by their index in the file. */
  async read(): Promise<ReadonlyMap<number, Accessor>> {
    const views = [...this.checkedViews.keys()];
    const bytes = new Map<string, Uint8Array>();
    for (const [nth, at] of views.entries()) bytes.set(String(nth), await this.unpacked(at));
    const asked = [...this.checked.keys()];
    const placeOf = new Map(views.map((at, nth) => [at, nth]));
    const json: GLTF.IGLTF = {
      asset: { version: '2.0' },
      buffers: views.map((_, nth) => ({
        uri: String(nth),
        byteLength: bytes.get(String(nth))?.length ?? 0,
      })),
      bufferViews: views.map((at, nth) => {
        const { stride, bytes: byteLength } = this.view(at);
        return { buffer: nth, byteLength, ...(stride !== null && { byteStride: stride }) };
      }),
      accessors: asked.map((at) => movedTo(this.accessors[at] ?? {}, placeOf)),
    };
    const resources = Object.fromEntries(bytes) as Record<string, Uint8Array<ArrayBuffer>>;
    const document = await new WebIO().readJSON({ json, resources });
    const read = document.getRoot().listAccessors();
    return new Map(asked.map((at, nth) => [at, read[nth] ?? refuseModel('broken')]));
  }
}

function viewsOf({ bufferView, sparse }: Fields): number[] {
  const { indices, values } = fields(sparse);
  return [bufferView, fields(indices)['bufferView'], fields(values)['bufferView']].flatMap((one) =>
    one === undefined ? [] : [whole(one) ?? refuseModel('broken')],
  );
}

/**
 * The same accessor with the indices of the views read; its stated minimum and maximum are dropped.
 */
function movedTo(accessor: Fields, placeOf: ReadonlyMap<number, number>): GLTF.IAccessor {
  const placed = ({ bufferView, byteOffset, componentType }: Fields) => ({
    ...(bufferView !== undefined && { bufferView: placeOf.get(whole(bufferView) ?? -1) ?? 0 }),
    byteOffset: whole(byteOffset) ?? 0,
    componentType: whole(componentType) as GLTF.AccessorComponentType,
  });
  const { count, type, normalized, sparse } = accessor;
  const { count: some, indices, values } = fields(sparse);
  const own = placed(accessor);
  return {
    ...own,
    count: whole(count) ?? 0,
    type: words(type) as GLTF.AccessorType,
    normalized: normalized === true,
    ...(sparse !== undefined && {
      sparse: {
        count: whole(some) ?? 0,
        indices: placed(fields(indices)) as GLTF.IAccessorSparseIndices,
        values: {
          ...placed(fields(values)),
          componentType: own.componentType,
        } as GLTF.IAccessorSparseValues,
      },
    }),
  };
}
