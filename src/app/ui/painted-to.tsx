/**
 * Nothing is painted before the document has come to the element with this id: what stands above it is whole then and
 * moves no more. A start tag is enough for browsers, so the id is one of what comes after; it has to be there, since they
 * would wait for the end of the document and complain.
 */
export function PaintedTo({ id }: { id: string }) {
  return <link rel="expect" href={`#${id}`} blocking="render" />;
}
