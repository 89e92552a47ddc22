import {
  Box3,
  BoxGeometry,
  BufferAttribute,
  Group,
  Mesh,
  type MeshStandardMaterial,
  type Object3D,
  PerspectiveCamera,
  TorusGeometry,
  Vector2,
  Vector3,
} from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import { hid, plainState, withOpacity, withSections } from '../model/modelState';
import { treeOf } from '../model/partTree';
import { newSection } from '../model/sections';
import { part } from '../testing/givenParts';
import { makeAnchors } from './anchors';
import { bodiesOfModel } from './bodies';
import { makeCaps } from './caps';
import { frameOf } from './frameOf';
import { makePicker } from './picker';
import { putState } from './putState';

const box = (name: string, z: number, size = 1) => {
  const mesh = new Mesh(new BoxGeometry(size, size, size));
  mesh.position.z = z;
  // As the loader does it, which takes dots from the name itself.
  mesh.name = name.replaceAll('.', '');
  mesh.userData['name'] = name;
  return mesh;
};
const tree = treeOf([
  part('front', null, { meshes: ['a.front'], color: '#ff0000' }),
  part('back', null, { meshes: ['back'] }),
  part('both', null, { meshes: ['group'] }),
]);

function world(...nodes: Object3D[]) {
  const bodies = bodiesOfModel(new Group().add(...nodes), tree);
  const camera = new PerspectiveCamera(30, 1);
  camera.position.z = 20;
  camera.updateMatrixWorld();
  return { bodies, picker: makePicker(bodies, camera, () => undefined) };
}

describe('the bodies of a file', () => {
  it('are known by the names of nodes, or of what holds them', () => {
    const group = new Group().add(box('', 0), box('', 3));
    group.name = 'group';
    const { bodies } = world(box('a.front', 5), group, box('unknown', -5));
    expect([...bodies.byId.keys()].sort()).toEqual(['', 'both', 'front']);
    expect(bodies.byId.get('both')?.pieces).toHaveLength(2);
    expect(bodies.byId.get('front')?.material.color.getHexString()).toBe('ff0000');
  });

  it('are only those that have a place', () => {
    const broken = box('back', 0);
    broken.geometry.setAttribute('position', new BufferAttribute(new Float32Array([NaN, 0, 0]), 3));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { bodies } = world(broken, box('a.front', 0));
    expect([...bodies.byId.keys()]).toEqual(['front']);
    expect(Number.isFinite(bodies.radius)).toBe(true);
  });

  it('are hidden, faint and moved as the state says', () => {
    const { bodies } = world(box('a.front', 5), box('back', -5));
    const state = { ...withOpacity(hid(plainState, ['back']), ['front'], 0.3), explode: 1 };
    putState(bodies, state);
    const [front, back] = ['front', 'back'].map((id) => bodies.byId.get(id));
    expect(back?.pieces[0]?.mesh.visible).toBe(false);
    expect((front?.material as MeshStandardMaterial).opacity).toBe(0.3);
    expect(front?.pieces[0]?.mesh.matrix.elements[14]).toBeGreaterThan(5);
    putState(bodies, plainState);
    expect(front?.pieces[0]?.mesh.matrix.elements[14]).toBe(5);
    expect(front?.material.transparent).toBe(false);
  });
});

describe('what is pointed at', () => {
  it('is what is in front, unless that is hidden or cut away', () => {
    const { bodies, picker } = world(box('a.front', 5), box('back', -5));
    expect(picker.at(0.5, 0.5)?.id).toBe('front');
    expect(picker.at(0.02, 0.02)).toBeNull();
    putState(bodies, hid(plainState, ['front']));
    expect(picker.at(0.5, 0.5)?.id).toBe('back');
    const { planes } = putState(bodies, withSections(plainState, [newSection('z')]));
    picker.cutBy(planes);
    expect(picker.at(0.5, 0.5)?.id).toBe('back');
  });

  it('is the face of what is cut, and of the inner one where one lies in the other', () => {
    // This one is behind the cut face, although its surface is intact.
    const behind = box('unknown', -9, 12);
    const { bodies, picker } = world(box('a.front', 0, 4), box('back', 0, 1), behind);
    const state = withSections(plainState, [{ ...newSection('z'), at: 6.5 / 8.5 }]);
    picker.cutBy(putState(bodies, state).planes);
    expect(picker.at(0.5, 0.5)).toMatchObject({ id: 'back', place: { z: expect.closeTo(0) } });
    expect(picker.at(0.62, 0.5)).toMatchObject({ id: 'front', place: { z: expect.closeTo(0) } });
    putState(bodies, hid(state, ['back']));
    expect(picker.at(0.5, 0.5)?.id).toBe('front');
  });

  it('is seen only where nothing else stands before it', () => {
    const { bodies, picker } = world(box('a.front', 5, 2), box('back', -5));
    expect(picker.sees({ x: 0, y: 0, z: -5 }, 'back')).toBe(false);
    expect(picker.sees({ x: 0, y: 0, z: 5 }, 'front')).toBe(true);
    // On its skin, and belonging to nothing.
    expect(picker.sees({ x: 0, y: 0, z: 6 }, null)).toBe(true);
    putState(bodies, hid(plainState, ['front']));
    expect(picker.sees({ x: 0, y: 0, z: -5 }, 'back')).toBe(true);
  });
});

it('puts a label of a ring on the ring, and that of a box into it', () => {
  const ring = new Mesh(new TorusGeometry(2, 0.5, 8, 24));
  ring.name = 'back';
  const { bodies } = world(ring, box('a.front', 5));
  const anchorOf = makeAnchors(bodies);
  expect(anchorOf('back')).toBeNull();
  for (const { geometry } of bodies.bodyOf.keys()) geometry.boundsTree = new MeshBVH(geometry);
  const on = anchorOf('back');
  expect(on && Math.hypot(on.x, on.y)).toBeCloseTo(1.5, 1);
  expect(anchorOf('front')).toEqual({ x: 0, y: 0, z: 5 });
});

it('closes what a plane goes through, and nothing else', () => {
  const { bodies } = world(box('a.front', 5), box('back', 0));
  const caps = makeCaps(bodies);
  // Through the middle of the box that lies behind.
  const state = withSections(plainState, [{ ...newSection('z'), at: -0.9 }]);
  caps.put(state, putState(bodies, state));
  // Two counts and a face.
  expect(caps.root.children).toHaveLength(3);
  caps.put(hid(state, ['back']), putState(bodies, state));
  expect(caps.root.children).toHaveLength(0);
});

it('a face is painted where its body is seen, and everywhere where one stands in it', () => {
  const camera = new PerspectiveCamera(30, 2);
  camera.position.z = 20;
  camera.updateMatrixWorld();
  const size = new Vector2(200, 100);
  const half = new Vector3(1, 1, 1);
  const at = (x: number, z: number) => {
    const middle = new Vector3(x, 0, z);
    return frameOf(new Box3(middle.clone().sub(half), middle.clone().add(half)), camera, size);
  };
  const { x, y, z: width, w: height } = at(0, 0);
  expect([x + width / 2, y + height / 2]).toEqual([100, 50]);
  expect(width).toBeGreaterThan(15);
  expect(width).toBeLessThan(60);
  expect(at(3, 0).x).toBeGreaterThan(x);
  expect(at(0, 20).toArray()).toEqual([0, 0, 200, 100]);
  expect(at(90, 0).z).toBe(0);
});
