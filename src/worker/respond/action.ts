import type { Action, ActionAnswer } from '#routes/contract.ts';
import { cameFrom } from '../came-from.ts';
import type { AppContext } from '../context.ts';
import { formLimitsOf } from '../middleware/only-forms.ts';
import { respondError } from './error.tsx';
import { formBytes } from './form-bytes.ts';
import { answering, respondLoaded } from './page.tsx';

/** A form's change: on to another address by 303, or back to the page with what is to be put right. */
export async function respondAction(c: AppContext): Promise<Response> {
  const route = c.get('match')?.route;
  const form = await formOf(c);
  if (form === 'too-large') return respondError(c, { kind: 'too-large' });
  if (!route || !form) return c.text('Not a form', 400, { 'cache-control': 'no-store' });
  const action = actionOf(route.actions, form.get('action'));
  if (!action) return c.text('No such action', 400, { 'cache-control': 'no-store' });
  return answering(c, route, async () => {
    const answer: ActionAnswer<object> = await action(form, {
      ...c.get('context'),
      from: cameFrom(c),
    });
    c.header('cache-control', 'no-store');
    if ('to' in answer) return c.redirect(answer.to, 303);
    const headers: Record<string, string> = { 'cache-control': 'no-store' };
    if (answer.refresh) headers.refresh = `0; url=${answer.refresh}`;
    return respondLoaded(c, route, { status: answer.status, props: answer.props, headers });
  });
}

function actionOf(
  actions: Record<string, Action<unknown, unknown, object>> | undefined,
  name: FormDataEntryValue | null,
): Action<unknown, unknown, object> | undefined {
  if (!actions || typeof name !== 'string' || !Object.hasOwn(actions, name)) return undefined;
  return actions[name];
}

/** `too-large`: longer than the page takes, and it keeps no words. Null when the body is no form. */
export async function formOf(c: AppContext): Promise<FormData | 'too-large' | null> {
  const bytes = await formBytes(c.req.raw.body, formLimitsOf(c));
  if (!bytes) return 'too-large';
  const type = c.req.header('content-type') ?? '';
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    return null;
  }
}
