import useSWR from 'swr';
import { requestJson } from '#app/remote/http.ts';
import { once } from '#app/remote/once.ts';
import type { Collection } from '#domain/collection/collection.ts';

export const collectionsPath = '/v2/me/collections';

/** The member's collections, fresh each time they are asked for. `about`: `websites/12`, for what `holds` says. */
export function useCollections(about = '') {
  const path = about ? `${collectionsPath}?about=${about}` : collectionsPath;
  return useSWR(path, readCollections, { ...once, revalidateOnMount: true, dedupingInterval: 0 });
}

async function readCollections(path: string): Promise<Collection[]> {
  return (await requestJson<{ collections: Collection[] }>(path)).collections;
}
