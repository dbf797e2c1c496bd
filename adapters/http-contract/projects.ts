import { z } from 'zod'
import { libraryDocument, projectSection } from './documents.ts'
import { textState } from './texts.ts'
import { applicationSummary } from './pipeline.ts'
import { entity, identifier, instant, success } from './envelope.ts'

export const projectListItem = entity.extend({
  name: z.string(),
  isArchived: z.boolean(),
  status: z.string(),
  createdAt: instant,
})
export type ProjectListItem = z.infer<typeof projectListItem>

/** With what is under way in it. */
export const listedProject = projectListItem.extend({
  /** Applications at an open stage that are not archived. */
  openApplications: z.number().int(),
  /** The earliest of their deadlines. */
  nextDeadline: instant.nullable(),
})
export type ListedProject = z.infer<typeof listedProject>

export const reportListItem = entity.extend({
  name: z.string(),
  status: z.string(),
  createdAt: instant,
  lastModified: instant,
})
export type ReportListItem = z.infer<typeof reportListItem>

export const project = projectListItem.extend({
  /** Whose it is. For admins; absent for others. */
  accountId: identifier.optional(),
  overview: z.object({
    status: z.enum(['notStarted', 'processing', 'completed', 'error']),
    text: z.string().nullable(),
    error: z.string().nullable(),
    /** Null where there is no overview. */
    state: textState.nullable(),
  }),
  grants: z.array(applicationSummary),
  reports: z.array(reportListItem),
  grantsDocuments: z.array(libraryDocument),
  reportsDocuments: z.array(libraryDocument),
  /** To which its newest document was uploaded; null while it has none. */
  section: projectSection.nullable(),
})
export type Project = z.infer<typeof project>

export const nameRequest = z.object({ name: z.string().max(10_000) })

export const projectsResponse = success.extend({ projects: z.array(listedProject) })
export const createdResponse = success.extend({ id: identifier, _id: identifier })
export const projectResponse = success.extend({ project })
