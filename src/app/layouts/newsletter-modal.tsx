import type { PromptProps } from '#app/layouts/prompts.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { DialogActions } from '#app/ui/dialog-actions.tsx';
import { urls } from '#domain/urls.ts';

/** Until there is a newsletter to subscribe to, it offers what a newsletter would tell of. */
export function NewsletterModal({ isOpen, onClose }: PromptProps) {
  return (
    <Dialog id="newsletter" title="Keep up with new websites" isOpen={isOpen} onClose={onClose}>
      <p>The list opens with the newest websites, each with its typefaces, colours and makers.</p>
      <DialogActions>
        <button type="button" className="btn" data-first onClick={onClose}>
          Not now
        </button>
        <a className="btn primary" href={urls.websites()} onClick={onClose}>
          See the newest
        </a>
      </DialogActions>
    </Dialog>
  );
}
