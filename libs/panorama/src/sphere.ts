import { fragmentShader, vertexShader } from './shaders';
import type { Frame, View } from './view';

/** A panorama to look around in; hides the rendering library. */
export interface Sphere {
  draw(view: View, frame: Frame): void;
  /** Gives the memory of the graphics card back. */
  dispose(): void;
}

const corners = new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]);
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Null where the browser draws no WebGL. */
export function makeSphere(canvas: HTMLCanvasElement, picture: TexImageSource): Sphere | null {
  const gl = canvas.getContext('webgl', { antialias: false });
  const program = gl && link(gl);
  if (!gl || !program) return null;
  gl.useProgram(program);
  fillCorners(gl, program);
  loadPicture(gl, picture);
  const tangent = gl.getUniformLocation(program, 'tangent');
  const look = gl.getUniformLocation(program, 'look');

  return {
    draw({ yaw, pitch, fov }, { width, height }) {
      const half = Math.tan(radians(fov) / 2);
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform2f(tangent, (half * width) / Math.max(1, height), half);
      gl.uniform2f(look, radians(yaw), radians(pitch));
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

function link(gl: WebGLRenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}

function fillCorners(gl: WebGLRenderingContext, program: WebGLProgram) {
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
}

/** Without smaller copies of itself: they would show a seam behind the eye. */
function loadPicture(gl: WebGLRenderingContext, picture: TexImageSource) {
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
}
