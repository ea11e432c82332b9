/**
 * A value that a page is rendered with on the server and that travels no further: neither the page data nor the
 * payload holds it. For markup that React does not hydrate, so that hundreds of links cost the browser nothing.
 */
export class DocumentOnly<T> {
  readonly value: T;

  constructor(value: T) {
    this.value = value;
  }

  /** JSON leaves out what has no value. */
  toJSON(): undefined {
    return undefined;
  }
}
