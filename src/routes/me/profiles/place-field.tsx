import { type ChangeEvent, useRef, useState } from 'react';
import { quietly, request } from '#app/remote/http.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { profilePlaceCharacters } from '#domain/limits.ts';
import { placeName } from '#domain/profile/profile.ts';

const askAfterMs = 150;

interface Found {
  data: { slug: string; name: string; country: string | null }[];
}

/** A place of the catalogue by its name. What is here is offered while it is typed; without script it is said on the answer. */
export function PlaceField({ value, error }: { value: string; error: string | undefined }) {
  const [offered, setOffered] = useState<string[]>([]);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  function offer({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const typed = currentTarget.value.trim();
    clearTimeout(waiting.current);
    if (typed.length < 2) return;
    waiting.current = setTimeout(
      () =>
        void quietly('places', async () => {
          const answer = await request(`/v2/locations?begins=${encodeURIComponent(typed)}`);
          if (!answer.ok) return;
          const { data } = (await answer.json()) as Found;
          setOffered(data.map(placeName));
        }),
      askAfterMs,
    );
  }
  return (
    <>
      <TextField
        id="place"
        name="place"
        label="Location"
        optional
        hint="A city or a country, such as Berlin"
        autoComplete="off"
        list="places"
        maxLength={profilePlaceCharacters}
        defaultValue={value}
        error={error}
        onChange={offer}
      />
      <datalist id="places">
        {offered.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
