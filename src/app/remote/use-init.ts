import useSWR from 'swr';
import { quietly, requestJson } from '#app/remote/http.ts';
import type { Init } from '#domain/catalogue/init.ts';

/** What every page needs once: read when the app starts. */
export function useInit(): Init | undefined {
  const { data } = useSWR('/api/init', readInit);
  return data;
}

async function readInit(path: string): Promise<Init | undefined> {
  return quietly('init', () => requestJson<Init>(path));
}
