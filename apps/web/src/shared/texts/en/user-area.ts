import { adminMenu } from './admin-menu.ts'
import { relativeTime } from './locale.ts'
import { projects } from './projects.ts'
import { reloading } from './reloading.ts'

/** What the pages after log-in have besides. */
export const userArea = {
  relativeTime,
  adminMenu,
  projects,
  reloading,
}
