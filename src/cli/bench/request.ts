import http from 'node:http';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

const agent = new http.Agent({ keepAlive: false });

/** A plain GET on a connection of its own: no cookies, no redirects, nothing decoded. */
export function get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers, timeout: 30_000 }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
        });
      });
    });
    request.on('error', reject);
    request.on('timeout', () => request.destroy(new Error(`no answer within 30 s: ${url}`)));
  });
}

/** The body as text; throws unless the status is 200. */
export async function textOf(url: string, headers: Record<string, string> = {}): Promise<string> {
  const { status, body } = await get(url, headers);
  if (status !== 200) throw new Error(`${status} for ${url}: ${body.toString().slice(0, 200)}`);
  return body.toString();
}
