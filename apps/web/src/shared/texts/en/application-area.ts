import { application } from './application.ts'
import { changing } from './changing.ts'
import { gaps } from './gaps.ts'
import { waiting } from './waiting.ts'

/** What the page of an application has besides, and the menus of projects and reports, and what waits for whom. */
export const applicationArea = { application, changing, gaps, waiting }
