import type { MeasuredColor } from '#domain/palette/extract.ts';

export interface Reading {
  name: string;
  colors: MeasuredColor[];
  preview: ImageBitmap;
}

/** What the thread sends back; null when the file is no picture that the browser can decode. */
export type Answer = Omit<Reading, 'name'> | null;

/** A picture's colours, worked out in a thread of its own, which ends with the answer. No address is asked for anything but the thread's own code. */
export function readPicture(file: File): Promise<Reading | null> {
  const thread = new Worker(new URL('./picture-thread.ts', import.meta.url), { type: 'module' });
  return new Promise<Answer>((answer) => {
    thread.addEventListener('message', ({ data }: MessageEvent<Answer>) => answer(data));
    thread.addEventListener('error', () => answer(null));
    thread.postMessage(file, []);
  })
    .finally(() => thread.terminate())
    .then((found) => found && { ...found, name: file.name });
}
