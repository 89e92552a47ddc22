import { BackSide, Color, Group, Mesh, type Plane, ShaderMaterial, Vector2 } from 'three';
import type { Body } from './bodies';

const vertexShader = `
  #include <clipping_planes_pars_vertex>
  uniform vec2 size;
  uniform float width;
  void main() {
    #include <beginnormal_vertex>
    #include <begin_vertex>
    #include <project_vertex>
    #include <clipping_planes_vertex>
    vec2 way = (projectionMatrix * vec4(normalMatrix * objectNormal, 0.0)).xy;
    float far = length(way);
    if (far > 0.0) gl_Position.xy += way / far * width * 2.0 / size * gl_Position.w;
  }
`;
const fragmentShader = `
  #include <clipping_planes_pars_fragment>
  uniform vec3 colour;
  void main() {
    #include <clipping_planes_fragment>
    gl_FragColor = vec4(colour, 1.0);
    #include <colorspace_fragment>
  }
`;

const WIDTH = 2.5;

/** A rim around what is chosen: its own shape once more, a little larger, seen from behind. */
export function makeOutline(colour: string) {
  const root = new Group();
  const material = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    side: BackSide,
    clipping: true,
    uniforms: {
      colour: { value: new Color(colour) },
      size: { value: new Vector2(1, 1) },
      width: { value: WIDTH },
    },
  });
  return {
    root,
    put(bodies: readonly Body[], planes: Plane[]) {
      root.clear();
      material.clippingPlanes = planes;
      // Through what is faint the rim would be seen all over.
      const solid = bodies.filter((body) => !body.material.transparent);
      for (const { mesh } of solid.flatMap(({ pieces }) => pieces)) {
        if (!mesh.visible) continue;
        const rim = new Mesh(mesh.geometry, material);
        rim.matrixAutoUpdate = false;
        rim.matrix.copy(mesh.matrix);
        root.add(rim);
      }
      root.updateMatrixWorld(true);
    },
    resize: (width: number, height: number) =>
      (material.uniforms['size']?.value as Vector2).set(width, height),
    dispose: () => material.dispose(),
  };
}
