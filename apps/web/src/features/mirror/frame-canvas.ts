import { type Picture, toFloats } from '@bandeja/pose/crop';
import type { Region } from '@bandeja/pose/region';

/** What `mediabunny` gives: the film's rotation is applied when it draws. */
type Drawable = {
  displayWidth: number;
  displayHeight: number;
  draw: (context: OffscreenCanvasRenderingContext2D, x: number, y: number, width: number, height: number) => void;
};

/** Enough for a person of half the picture's height. */
const longestEdge = 720;

const contextOf = (canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D => {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  return context;
};

/** The frame that is looked at, from which regions are cut. */
export function createFrameCanvas(): Picture & { show: (frame: Drawable) => void } {
  const frame = new OffscreenCanvas(1, 1);
  const cut = new OffscreenCanvas(1, 1);
  const [onFrame, onCut] = [contextOf(frame), contextOf(cut)];

  const resize = (canvas: OffscreenCanvas, width: number, height: number) => {
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
  };

  function crop({ centre, size, angle }: Region, edge: number, low: number, high: number): Float32Array {
    resize(cut, edge, edge);
    onCut.setTransform(1, 0, 0, 1, 0, 0);
    onCut.fillStyle = '#000';
    onCut.fillRect(0, 0, edge, edge);
    onCut.translate(edge / 2, edge / 2);
    onCut.rotate(-angle);
    onCut.scale(edge / size, edge / size);
    onCut.translate(-centre.x, -centre.y);
    onCut.imageSmoothingQuality = 'medium';
    onCut.drawImage(frame, 0, 0);
    return toFloats(onCut.getImageData(0, 0, edge, edge).data, low, high);
  }

  return {
    get width() {
      return frame.width;
    },
    get height() {
      return frame.height;
    },
    show(shown) {
      const { displayWidth, displayHeight } = shown;
      const scale = Math.min(1, longestEdge / Math.max(displayWidth, displayHeight));
      resize(frame, Math.round(displayWidth * scale), Math.round(displayHeight * scale));
      shown.draw(onFrame, 0, 0, frame.width, frame.height);
    },
    crop,
  };
}
