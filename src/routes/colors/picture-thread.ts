import { extractPalette } from '#domain/palette/extract.ts';
import type { Answer } from './read-picture.ts';

const measuredSide = 400;

/** In a thread: the picture is decoded, made small without mixing pixels, and measured. */
addEventListener('message', ({ data }: MessageEvent<File>) => {
  void answer(data).then((found) => postMessage(found));
});

async function answer(file: File): Promise<Answer> {
  try {
    const whole = await createImageBitmap(file);
    const scale = Math.min(1, measuredSide / Math.max(whole.width, whole.height));
    const width = Math.max(1, Math.round(whole.width * scale));
    const height = Math.max(1, Math.round(whole.height * scale));
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return null;
    context.imageSmoothingEnabled = false;
    context.drawImage(whole, 0, 0, width, height);
    const { colors } = extractPalette(context.getImageData(0, 0, width, height));
    if (colors.length === 0) return null;
    const preview = await createImageBitmap(whole, {
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    });
    return { colors, preview };
  } catch {
    return null;
  }
}
