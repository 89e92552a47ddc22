import OpenSeadragon from 'openseadragon';

type MakeProgram = (
  gl: WebGLRenderingContext,
  vertex: string,
  fragment: string,
) => WebGLProgram | null;

const { initShaderProgram } = OpenSeadragon.WebGLDrawer as unknown as {
  initShaderProgram: MakeProgram;
};

/**
 * OpenSeadragon's drawer with a fix: it passes a texture index to the fragment shader as a float
 * and truncates it, so on a rotated slide 3 may become 2.99 and select another tile. Adding 0.5
 * prevents that.
 */
export class SteadyDrawer extends OpenSeadragon.WebGLDrawer {
  static initShaderProgram(gl: WebGLRenderingContext, vertex: string, fragment: string) {
    const steady = vertex.replace('v_image_index = a_index;', 'v_image_index = a_index + 0.5;');
    return initShaderProgram(gl, steady, fragment);
  }
}

/** A lost context is noticed at the next drawing: which is then at once, not at the next movement. */
export function watchContext(viewer: OpenSeadragon.Viewer) {
  let isLeft = false;
  // On destruction the context is lost on purpose; it must not redraw then.
  viewer.addHandler('before-destroy', () => (isLeft = true));
  const redraw = () => {
    if (!isLeft) viewer.forceRedraw();
  };
  const watch = () => {
    const { _renderingCanvas: canvas } = viewer.drawer as { _renderingCanvas?: HTMLCanvasElement };
    canvas?.addEventListener('webglcontextlost', redraw);
  };
  viewer.addHandler('open', watch);
  viewer.addHandler('webgl-context-recovered', () => {
    watch();
    // Its textures went with it.
    void viewer.world.requestInvalidate(true);
    redraw();
  });
  viewer.addHandler('webgl-context-recovery-failed', redraw);
}
