import { urls } from '#domain/urls.ts';

/**
 * The one form of a page for its hearts and collection buttons, which name it. Only where there is no script:
 * with script a button without its form does nothing until the page answers.
 */
export function KeepForm() {
  return (
    <noscript>
      <form id="keep" method="post" action={urls.favorites()}>
        <input type="hidden" name="action" value="keep" />
      </form>
    </noscript>
  );
}
