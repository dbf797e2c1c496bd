import { application } from './application.ts'

/** What the page of an application has besides. */
export const applicationArea = { application }
