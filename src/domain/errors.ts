/** What a loader throws when the thing asked for is not there: a fatal 404, `Page Not Found: {fullPath}`. */
export class NotFound extends Error {
  override name = 'NotFound';
  /** A path on this site that is worth offering instead, with its words. */
  readonly instead: { href: string; label: string } | undefined;

  constructor(what: string, instead?: { href: string; label: string }) {
    super(`${what} not found`);
    this.instead = instead;
  }
}

/** Thrown when the address is right but another one is canonical. `status` 301 is for good, 302 for now. */
export class Redirect extends Error {
  override name = 'Redirect';
  readonly location: string;
  readonly status: 301 | 302;

  constructor(location: string, status: 301 | 302) {
    super(`redirect to ${location}`);
    this.location = location;
    this.status = status;
  }
}

/** Thrown when the database gave no answer in time or refused; answered by 503 with retry-after. */
export class Unavailable extends Error {
  override name = 'Unavailable';

  constructor(what: string, cause?: unknown) {
    super(`${what} is unavailable`, { cause });
  }
}
