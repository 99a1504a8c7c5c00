/** Dragging, pinching and the wheel: they move the camera. A click after a drag is none. */
import type { Camera } from './camera.svelte';

const SLACK = 6;

export function gestures(camera: Camera) {
  return (field: HTMLElement): (() => void) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let dragging = false;
    let apart = 0;

    function ondown(event: PointerEvent): void {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 1) dragging = false;
      apart = spread();
    }
    function onmove(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const dx = event.clientX - before.x;
      const dy = event.clientY - before.y;
      if (!dragging && Math.hypot(dx, dy) < SLACK) return;
      dragging = true;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size > 1) {
        const now = spread();
        if (apart > 0) camera.zoom(now / apart);
        apart = now;
      } else camera.drag(dx, dy);
    }
    const onup = (event: PointerEvent): void => void fingers.delete(event.pointerId);
    function spread(): number {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    }
    function onclick(event: MouseEvent): void {
      if (dragging && event.detail > 0) {
        event.stopPropagation();
        event.preventDefault();
      }
      dragging = false;
    }
    function onwheel(event: WheelEvent): void {
      event.preventDefault();
      const box = field.getBoundingClientRect();
      camera.zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12, { x: event.clientX - box.left, y: event.clientY - box.top });
    }
    field.addEventListener('pointerdown', ondown);
    addEventListener('pointermove', onmove);
    addEventListener('pointerup', onup);
    addEventListener('pointercancel', onup);
    field.addEventListener('click', onclick, { capture: true });
    field.addEventListener('wheel', onwheel, { passive: false });
    return () => {
      field.removeEventListener('pointerdown', ondown);
      removeEventListener('pointermove', onmove);
      removeEventListener('pointerup', onup);
      removeEventListener('pointercancel', onup);
      field.removeEventListener('click', onclick, { capture: true });
      field.removeEventListener('wheel', onwheel);
    };
  };
}
