import { useState } from 'react';
import { Banner } from '#app/ui/banner.tsx';

/** Each press is another announcement, since one that was closed does not come back. */
export function BannerSample() {
  const [id, setId] = useState(0);
  return (
    <>
      <button type="button" className="btn" onClick={() => setId(Date.now())}>
        Announce
      </button>
      {id > 0 && (
        <Banner
          key={id}
          id={id}
          text="The catalogue has a new look."
          href="#overlays"
          label="See what changed"
        />
      )}
    </>
  );
}
