import { layOutAhead } from '#app/cards/lay-out-ahead.ts';
import { askAhead } from '#app/cards/pictures-ahead.ts';
import { fetchFaces } from '#app/layouts/late-faces.ts';
import { quietly } from '#app/remote/http.ts';
import { startTooltips } from '#app/ui/tooltip.ts';
import { layOutAfterMs } from '#domain/limits.ts';

/** What no page needs before it rests for the first time. Gives what is to be called when another page is shown. */
export function startAtRest(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let showLateFaces: (() => void) | null | undefined;
  void quietly('faces', async () => {
    showLateFaces = await fetchFaces();
  });
  startTooltips();
  layOutAhead();
  askAhead();
  return () => {
    showLateFaces?.();
    showLateFaces = null;
    clearTimeout(timer);
    timer = setTimeout(layOutAhead, layOutAfterMs);
    askAhead();
  };
}
