import type {
  ExecutionContext,
  MessageBatch,
  ScheduledController,
} from '@cloudflare/workers-types';
import { table } from '#routes/table.ts';
import { createApp } from './app.tsx';
import type { Env } from './env.ts';

const app = createApp(table);

export default {
  fetch: (request: Request, env: Env, context: ExecutionContext) =>
    app.fetch(request, env, context),
  async scheduled({ cron }: ScheduledController, env: Env): Promise<void> {
    const { onSchedule } = await import('./tasks/on-schedule.ts');
    return onSchedule(cron, env);
  },
  async queue(batch: MessageBatch, env: Env): Promise<void> {
    const { onQueue } = await import('./events/on-queue.ts');
    return onQueue(batch, env);
  },
};
