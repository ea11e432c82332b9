import type {
  ExecutionContext,
  MessageBatch,
  ScheduledController,
} from '@cloudflare/workers-types';
import { table } from '#routes/table.ts';
import { createApp } from './app.tsx';
import type { Env } from './env.ts';
import { onQueue } from './events/on-queue.ts';
import { onSchedule } from './tasks/on-schedule.ts';

const app = createApp(table);

export default {
  fetch: (request: Request, env: Env, context: ExecutionContext) =>
    app.fetch(request, env, context),
  scheduled: ({ cron }: ScheduledController, env: Env) => onSchedule(cron, env),
  queue: (batch: MessageBatch, env: Env) => onQueue(batch, env),
};
