import { application } from './application.ts'
import { changing } from './changing.ts'
import { gaps } from './gaps.ts'
import { waiting } from './waiting.ts'

/** Further texts of the application page, the menus of projects and reports, and the list of waiting items. */
export const applicationArea = { application, changing, gaps, waiting }
