import { fragmentShader, vertexShader } from './shaders';
import type { Tables } from './tables';

/** Changes colours of a finished picture on the graphics card. */
export interface ColourPass {
  draw: (picture: HTMLCanvasElement, tables: Tables) => void;
  dispose: () => void;
}

const corners = new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]);

function linked(gl: WebGLRenderingContext): WebGLProgram | null {
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

function bindTexture(gl: WebGLRenderingContext, unit: number) {
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  // Pixel for pixel: between two shades of a table there is none.
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) {
    gl.texParameteri(gl.TEXTURE_2D, filter, gl.NEAREST);
  }
  for (const wrap of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) {
    gl.texParameteri(gl.TEXTURE_2D, wrap, gl.CLAMP_TO_EDGE);
  }
}

function prepare(gl: WebGLRenderingContext): boolean {
  const program = linked(gl);
  if (!program) return false;
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  ['picture', 'tables'].forEach((name, unit) => {
    bindTexture(gl, unit);
    gl.uniform1i(gl.getUniformLocation(program, name), unit);
  });
  return true;
}

function loadTables(gl: WebGLRenderingContext, [red, green, blue]: Tables) {
  const rows = new Uint8Array(256 * 3);
  red.forEach((shade, i) => rows.set([shade, green[i] ?? 0, blue[i] ?? 0], i * 3));
  gl.activeTexture(gl.TEXTURE1);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, 256, 1, 0, gl.RGB, gl.UNSIGNED_BYTE, rows);
}

/** Null where the browser has no WebGL to give; told when that is taken away, and given back. */
export function makeColourPass(
  canvas: HTMLCanvasElement,
  onTurn: (isLost: boolean) => void,
): ColourPass | null {
  const gl = canvas.getContext('webgl', { antialias: false });
  if (!gl || !prepare(gl)) return null;
  let loaded: Tables | null = null;
  const lose = (event: Event) => {
    event.preventDefault();
    onTurn(true);
  };
  const restore = () => {
    loaded = null;
    if (prepare(gl)) onTurn(false);
  };
  canvas.addEventListener('webglcontextlost', lose);
  canvas.addEventListener('webglcontextrestored', restore);
  return {
    draw(picture, tables) {
      if (gl.isContextLost() || picture.width === 0 || picture.height === 0) return;
      if (canvas.width !== picture.width) canvas.width = picture.width;
      if (canvas.height !== picture.height) canvas.height = picture.height;
      if (loaded !== tables) loadTables(gl, tables);
      loaded = tables;
      gl.activeTexture(gl.TEXTURE0);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
    dispose() {
      canvas.removeEventListener('webglcontextlost', lose);
      canvas.removeEventListener('webglcontextrestored', restore);
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}
