/** jsdom knows mice only. */
class FirstPointerEvent extends MouseEvent {
  pointerId: number;
  isPrimary: boolean;

  constructor(type: string, given: PointerEventInit = {}) {
    super(type, given);
    this.pointerId = given.pointerId ?? 1;
    this.isPrimary = given.isPrimary ?? true;
  }
}

export function withPointers() {
  Object.assign(window, { PointerEvent: FirstPointerEvent });
  HTMLElement.prototype.setPointerCapture = () => undefined;
}
