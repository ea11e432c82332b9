import useSWR from 'swr';
import { quietly, requestJson } from '#app/remote/http.ts';
import { once } from '#app/remote/once.ts';
import type { Init } from '#domain/catalogue/init.ts';

/** What every page needs once: read when the app starts. */
export function useInit(): Init | undefined {
  const { data } = useSWR('/api/init', readInit, once);
  return data;
}

async function readInit(path: string): Promise<Init | undefined> {
  return quietly('init', () => requestJson<Init>(path));
}
