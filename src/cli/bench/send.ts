import http from 'node:http';

/** What a browser sends along with calls of its own pages. */
const ours = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

const agent = new http.Agent({ keepAlive: true });

export interface Sent {
  status: number;
  /** Until the last byte of the answer. */
  ms: number;
  text: string;
}

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  /** As JSON; a text goes as it is. */
  body?: object | string;
}

/** A call as our own pages make it, and how long it took. */
export function send(
  url: string,
  { method = 'GET', headers = {}, body }: Call = {},
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const request = http.request(
      url,
      { agent, method, headers: { ...ours, ...headers }, timeout: 60_000 },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString();
          resolve({ status: answer.statusCode ?? 0, ms: performance.now() - started, text });
        });
      },
    );
    request.on('error', reject);
    request.on('timeout', () => request.destroy(new Error(`no answer within a minute: ${url}`)));
    request.end(typeof body === 'object' ? JSON.stringify(body) : body);
  });
}
