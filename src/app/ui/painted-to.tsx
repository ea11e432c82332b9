/**
 * Nothing is painted before the document has come to the element with this id: what stands above it is whole then and
 * moves no more. A start tag is enough for browsers, so the id is one of what comes after. Where nothing has it, the
 * first paint waits for the end of the document.
 */
export function PaintedTo({ id }: { id: string }) {
  return <link rel="expect" href={`#${id}`} blocking="render" />;
}
