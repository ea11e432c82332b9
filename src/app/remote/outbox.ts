import { type Answer, call } from '#app/remote/call.ts';
import type { Store } from '#app/state/page.ts';
import { addToastAtom } from '#app/state/toasts.ts';
import { retriedStatuses } from '#domain/limits.ts';

/** A change that is shown already and now has to be told to the account. */
export interface Post<T = unknown> {
  /** Changes of one line arrive one after another, in the order in which they were made. */
  line: string;
  /** What it is about: while it waits, a later one of this name takes its place. */
  name?: string;
  method: string;
  path: string;
  body?: object;
  /** Waits for another of its name; anything else behind it sends it at once. */
  afterMs?: number;
  /** A second time would come to something else, so it is not tried again. */
  isOnce?: boolean;
  /** Who made it shows the words of a refusal. */
  isQuiet?: boolean;
  /** Keeps what was shown, or takes it back; null when another has taken its place. */
  onAnswer: (answer: Answer<T> | null) => void;
}

export interface Outbox {
  post: <T>(post: Post<T>) => void;
  /** Sends what waits: the page is being left. */
  flush: () => void;
}

interface Entry {
  post: Post<never>;
  isDue: boolean;
  isSent: boolean;
}

/** Sends changes that were shown before anybody was asked. What fails twice is said in one toast of this id. */
export function createOutbox(store: Store, toast: string): Outbox {
  const lines = new Map<string, Entry[]>();

  function post<T>(next: Post<T>): void {
    const line = lines.get(next.line) ?? [];
    lines.set(next.line, line);
    const last = line.at(-1);
    if (last && !last.isSent && isAbout(last, next.name)) {
      line.pop();
      last.post.onAnswer(null);
    }
    const entry = { post: next as Post<never>, isDue: !next.afterMs, isSent: false };
    line.push(entry);
    if (next.afterMs) {
      setTimeout(() => {
        entry.isDue = true;
        advance(line);
      }, next.afterMs);
    }
    advance(line);
  }

  function advance(line: Entry[]): void {
    const [first] = line;
    if (first && !first.isSent && (first.isDue || line.length > 1)) void send(first, line);
  }

  async function send(entry: Entry, line: Entry[]): Promise<void> {
    entry.isSent = true;
    const answer = await ask(entry.post);
    line.splice(line.indexOf(entry), 1);
    const { name, isQuiet, onAnswer } = entry.post;
    onAnswer(answer);
    const isOvertaken = line.some((other) => isAbout(other, name));
    if (!answer.ok && !isQuiet && !isOvertaken) {
      store.set(addToastAtom, { id: toast, kind: 'error', text: answer.words });
    }
    advance(line);
  }

  function flush(): void {
    for (const line of lines.values()) {
      for (const entry of line) if (!entry.isSent) void send(entry, line);
    }
  }

  return { post, flush };
}

function isAbout({ post }: Entry, name: string | undefined): boolean {
  return name !== undefined && post.name === name;
}

/** Outlasts the page, and is asked once more when that may help. */
async function ask({ method, path, body, isOnce }: Post<never>): Promise<Answer<never>> {
  const attempt = () => call<never>(method, path, body, { keepalive: true });
  const answer = await attempt();
  const mayHelp = !answer.ok && (answer.status === 0 || retriedStatuses.has(answer.status));
  return mayHelp && !isOnce ? attempt() : answer;
}
