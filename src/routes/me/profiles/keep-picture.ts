import type { Pictures } from '#domain/ports.ts';
import type { Avatar } from '#domain/profile/avatar.ts';
import type { NextPicture } from '#domain/profile/profile-write-store.ts';

/** Its bytes come before its row, so that no row points nowhere. False when the store does not take it. */
export async function putPicture(picture: NextPicture, pictures: Pictures): Promise<boolean> {
  if (!isNew(picture)) return true;
  return pictures.put(picture.key, picture.bytes, picture.type).then(
    () => true,
    () => false,
  );
}

/** Nothing was written: nothing names its bytes. */
export async function takeBack(picture: NextPicture, pictures: Pictures): Promise<void> {
  if (isNew(picture)) await pictures.drop([picture.key]).catch(() => {});
}

export const notStored = 'It could not be stored just now. Choose it again and save once more';

function isNew(picture: NextPicture): picture is Avatar {
  return picture !== null && picture !== 'keep';
}
