/** What the device keeps. Browsers that refuse storage throw on every touch: there, nothing is kept. */
export function readDevice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepOnDevice(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Full or refused: the choice lasts as long as the tab.
  }
}
