/** Two triangles over the whole picture. */
export const vertexShader = `
attribute vec2 corner;
varying vec2 at;
void main() {
  at = vec2(corner.x, -corner.y) * 0.5 + 0.5;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

/** One table lookup per channel, so the cost is the same for every adjustment. */
export const fragmentShader = `
precision mediump float;
varying vec2 at;
uniform sampler2D picture;
uniform sampler2D tables;
float shade(float value) { return (value * 255.0 + 0.5) / 256.0; }
void main() {
  vec4 was = texture2D(picture, at);
  vec3 become = vec3(
    texture2D(tables, vec2(shade(was.r), 0.5)).r,
    texture2D(tables, vec2(shade(was.g), 0.5)).g,
    texture2D(tables, vec2(shade(was.b), 0.5)).b
  );
  gl_FragColor = vec4(become * was.a, was.a);
}`;
