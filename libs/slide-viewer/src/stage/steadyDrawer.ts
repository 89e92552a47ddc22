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
 * OpenSeadragon's own, but steady: it hands the number of a tile's picture on to each pixel as a
 * fraction and cuts it off there. On a turned slide 3 then becomes 2.99 and parts of tiles show another
 * tile. From the middle between two numbers none is missed.
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
  // Whoever leaves lets go of the context, which is told only when nothing is there to be drawn.
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
