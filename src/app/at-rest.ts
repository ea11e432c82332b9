import { layOutAhead } from '#app/cards/lay-out-ahead.ts';
import { askAhead } from '#app/cards/pictures-ahead.ts';
import { fetchFaces } from '#app/layouts/late-faces.ts';
import { watchBuild } from '#app/navigation/new-build.ts';
import { withPicture } from '#app/navigation/picture-transition.ts';
import { quietly } from '#app/remote/http.ts';
import { startTooltips } from '#app/ui/tooltip.ts';
import { layOutAfterMs } from '#domain/limits.ts';

export interface AtRest {
  /** To be called when another page is shown. */
  shown(): void;
  isStale(): boolean;
  withPicture: typeof withPicture;
}

/** What no page needs before it rests for the first time. `build`: the one that drew the page. */
export function startAtRest(build: string): AtRest {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let showLateFaces: (() => void) | null | undefined;
  void quietly('faces', async () => {
    showLateFaces = await fetchFaces();
  });
  startTooltips();
  layOutAhead();
  askAhead();
  function shown(): void {
    showLateFaces?.();
    showLateFaces = null;
    clearTimeout(timer);
    timer = setTimeout(layOutAhead, layOutAfterMs);
    askAhead();
  }
  return { shown, withPicture, isStale: watchBuild(build).isStale };
}
