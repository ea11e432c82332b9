const token = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<>]*")*)\s*(\/?)>|([^<]+)/y;
const entity = /&(?!(amp|lt|gt|quot);)/;

/** Throws where a text is no well-formed XML of the plain kind that we write. */
export function assertWellFormed(xml: string): void {
  const open: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex;
    const found = token.exec(xml);
    if (!found) throw new Error(`not well-formed at ${at}: ${xml.slice(at, at + 60)}`);
    const [whole, closes, name = '', attributes = '', empty] = found;
    if (entity.test(whole)) throw new Error(`a bare & in ${whole}`);
    const names = [...attributes.matchAll(/\s([a-zA-Z:-]+)=/g)].map(([, key]) => key);
    if (new Set(names).size < names.length) throw new Error(`an attribute twice in ${whole}`);
    if (!name) continue;
    if (closes) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    } else if (!empty) open.push(name);
  }
  if (open.length > 0) throw new Error(`left open: ${open.join()}`);
}
