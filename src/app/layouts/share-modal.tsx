import { useState } from 'react';
import type { PromptProps } from '#app/layouts/prompts.tsx';
import { copyText } from '#app/ui/copy-text.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { DialogActions } from '#app/ui/dialog-actions.tsx';

const title = 'Specimen';
const text = 'Websites, typefaces and colour palettes as verified facts.';

/** The device's own way to share where it has one, else the link and a mail. */
export function ShareModal({ isOpen, onClose }: PromptProps) {
  const url = location.origin;
  return (
    <Dialog
      id="share"
      title="Know someone who would use Specimen?"
      isOpen={isOpen}
      onClose={onClose}
    >
      <p>It is free to read. Passing it on is the best way to help it grow.</p>
      <DialogActions>
        <button type="button" className="btn" data-first onClick={onClose}>
          Not now
        </button>
        {'share' in navigator ? (
          <button
            type="button"
            className="btn primary"
            onClick={() => void share(url).then((wasShared) => wasShared && onClose())}
          >
            Share
          </button>
        ) : (
          <Links url={url} />
        )}
      </DialogActions>
    </Dialog>
  );
}

function Links({ url }: { url: string }) {
  const [label, setLabel] = useState('Copy link');
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n${url}`)}`;
  return (
    <>
      <a className="btn" href={mail}>
        Send by mail
      </a>
      <button
        type="button"
        className="btn primary"
        aria-live="polite"
        onClick={() =>
          void copyText(url).then((done) => setLabel(done ? 'Link copied' : 'Not copied'))
        }
      >
        {label}
      </button>
    </>
  );
}

/** Whether it went out: closing the device's own dialog is no failure. */
async function share(url: string): Promise<boolean> {
  try {
    await navigator.share({ title, text, url });
    return true;
  } catch {
    return false;
  }
}
