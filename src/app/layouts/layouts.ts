import type { ComponentType, ReactNode } from 'react';
import { AdminLayout } from '#app/layouts/admin.tsx';
import { AuthLayout } from '#app/layouts/auth.tsx';
import { BlankLayout } from '#app/layouts/blank.tsx';
import { ContentLayout } from '#app/layouts/content.tsx';
import { DefaultLayout } from '#app/layouts/default.tsx';
import type { LayoutName } from '#app/view.ts';

export interface LayoutProps {
  /** Route id of the page inside. */
  route: string;
  /** The page was read by somebody who is signed in. */
  isMember: true | undefined;
  children: ReactNode;
}

export const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  admin: AdminLayout,
  auth: AuthLayout,
  blank: BlankLayout,
  content: ContentLayout,
  default: DefaultLayout,
};
