import { type ChangeEvent, useState } from 'react';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Field, fieldAttributes } from '#app/ui/field.tsx';
import { ProfilePicture } from '#app/ui/profile-picture.tsx';
import { avatarMostBytes, avatarMostSide } from '#domain/limits.ts';
import styles from './profiles.module.css';

interface Props {
  slug: string;
  /** Key of what stands there. */
  picture: string | null;
  removes: boolean;
  error: string | undefined;
}

const hint = `PNG, JPEG, WebP or AVIF, up to ${avatarMostBytes / 1024 / 1024} MB and ${avatarMostSide} px a side. It is cut to a square and drawn anew; place and camera in the file are not kept.`;

/** A file that is too large is said before it is sent: on the way it would cost the whole form. */
export function PictureField({ slug, picture, removes, error }: Props) {
  const [tooLarge, setTooLarge] = useState<string>();
  const words = { id: 'picture', label: 'Picture', optional: true, hint, error: tooLarge ?? error };
  function judge({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const size = input.files?.[0]?.size ?? 0;
    const isLarge = size > avatarMostBytes;
    if (isLarge) input.value = '';
    setTooLarge(
      isLarge ? `This file is larger than ${avatarMostBytes / 1024 / 1024} MB` : undefined,
    );
  }
  return (
    <div className={styles.picture}>
      <ProfilePicture slug={slug} picture={picture} />
      <div className={styles.file}>
        <Field {...words}>
          <input
            type="file"
            name="picture"
            accept="image/png,image/jpeg,image/webp,image/avif"
            {...fieldAttributes(words)}
            onChange={judge}
          />
        </Field>
        {picture && (
          <Checkbox
            name="remove-picture"
            value="1"
            label="Remove the picture"
            defaultChecked={removes}
          />
        )}
      </div>
    </div>
  );
}
