/** What a picture stands on while it loads: its colours in bands from top to bottom. */
export function Ground({ fills }: { fills: readonly string[] }) {
  if (fills.length === 0) return null;
  const share = 100 / fills.length;
  const html = fills
    .map(
      (fill, i) =>
        `<rect width="100%"${i ? ` y="${Math.round(share * i)}%"` : ''} height="100%" fill="${fill}"/>`,
    )
    .join('');
  return <svg aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />;
}
