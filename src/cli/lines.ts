import { createReadStream } from 'node:fs';

/** One line of a file, numbered from 1. `text` is null when the line is too long or is not UTF-8. */
export interface Line {
  number: number;
  text: string | null;
  problem?: string;
  /** Bytes of the file read so far. */
  read: number;
}

const mostBytes = 1024 * 1024;

/** Reads a file line by line. Memory holds one chunk and one line, never more than 1 MB of it. */
export async function* linesOf(file: string): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let number = 0;
  let read = 0;
  let parts: Buffer[] = [];
  let held = 0;
  let tooLong = false;
  const finish = (): Line => {
    const bytes = Buffer.concat(parts);
    const line: Line = { number: ++number, text: null, read };
    if (tooLong) line.problem = `the line is longer than ${mostBytes} bytes`;
    else {
      try {
        line.text = decoder.decode(bytes).replace(/\r$/, '');
      } catch {
        line.problem = 'the line is not UTF-8';
      }
    }
    parts = [];
    held = 0;
    tooLong = false;
    return line;
  };
  const hold = (part: Buffer): void => {
    if (held + part.length > mostBytes) tooLong = true;
    held += part.length;
    if (tooLong) parts = [];
    else parts.push(part);
  };
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
    const bytes: Buffer = chunk;
    let from = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
      hold(bytes.subarray(from, end));
      read += end + 1 - from;
      from = end + 1;
      yield finish();
    }
    hold(Buffer.from(bytes.subarray(from)));
    read += bytes.length - from;
  }
  if (held > 0) yield finish();
}
