import { adminMenu } from './admin-menu.ts'
import { relativeTime } from './locale.ts'
import { projects } from './projects.ts'
import { reloading } from './reloading.ts'

/** Further texts of the pages after log-in. */
export const userArea = {
  relativeTime,
  adminMenu,
  projects,
  reloading,
}
