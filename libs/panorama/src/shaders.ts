/** Two triangles over the whole frame. */
export const vertexShader = `
attribute vec2 corner;
varying vec2 at;
void main() {
  at = corner;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

/** For each pixel the direction in which it looks, and the panorama's colour there. */
export const fragmentShader = `
precision highp float;
varying vec2 at;
uniform sampler2D panorama;
uniform vec2 tangent;
uniform vec2 look;
const float PI = 3.141592653589793;
void main() {
  float sy = sin(look.y), cy = cos(look.y);
  float up = at.y * tangent.y;
  float forward = cy - up * sy;
  float height = sy + up * cy;
  float right = at.x * tangent.x;
  float yaw = look.x + atan(right, forward);
  float pitch = atan(height, length(vec2(right, forward)));
  gl_FragColor = texture2D(panorama, vec2(fract(0.5 + yaw / (2.0 * PI)), 0.5 - pitch / PI));
}`;
