import { keepOnDevice, readDevice } from '#app/state/storage.ts';

const channelName = 'session';
const markKey = 'signed-in-at';
/** Set while a window is open for signing in; cleared once somebody is. */
export const popupFlag = 'popup-login';

/** Tells every window of this site, by two ways: neither needs an opener, which other sites may have cut off. */
export function tellSignedIn(): void {
  dropFlag();
  if ('BroadcastChannel' in window) {
    const channel = new BroadcastChannel(channelName);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of one origin
    channel.postMessage(markKey);
    channel.close();
  }
  keepOnDevice(markKey, String(Date.now()));
}

/** Calls back when another window has signed in; gives the way to stop. */
export function onSignedIn(listener: () => void): () => void {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(channelName) : null;
  const onStorage = ({ key }: StorageEvent) => {
    if (key === markKey) listener();
  };
  channel?.addEventListener('message', listener);
  window.addEventListener('storage', onStorage);
  return () => {
    channel?.close();
    window.removeEventListener('storage', onStorage);
  };
}

/** Whether this window was opened for signing in: browsers refuse to close any other, and say so. */
export function isPopup(): boolean {
  return Boolean(window.opener) || readDevice(popupFlag) !== null;
}

export function dropFlag(): void {
  try {
    localStorage.removeItem(popupFlag);
  } catch {
    // A device that keeps nothing has no flag.
  }
}
