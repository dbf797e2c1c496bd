import { adminMenu } from './admin-menu.ts'
import { antd } from './antd.ts'
<<<<<<< HEAD
import { documentText, sources } from './document-text.ts'
=======
import { deadlines } from './deadlines.ts'
>>>>>>> f12755c105ba95bc91e2ca384335b7fcdbaf527f
import { documents } from './documents.ts'
import { grants } from './grants.ts'
import { relativeTime } from './locale.ts'
import { projects } from './projects.ts'
import { reloading } from './reloading.ts'

/** What the pages after log-in have besides. */
export const userArea = {
  antd,
  relativeTime,
  adminMenu,
  projects,
  documents,
  grants,
  reloading,
}
