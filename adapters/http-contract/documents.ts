import { z } from 'zod'
import { entity, instant, success } from './envelope.ts'

export const projectSection = z.enum(['grants', 'reports'])
export type ProjectSection = z.infer<typeof projectSection>

export const libraryDocument = entity.extend({
  name: z.string(),
  originalName: z.string(),
  description: z.string().nullable(),
  status: z.enum(['processing', 'active', 'error']),
  /** `shared`, `grants` or `reports` */
  scope: z.enum(['shared', 'grants', 'reports']),
  processingError: z.string().nullable(),
  uploadDate: instant,
  lastModified: instant.nullable(),
  createdAt: instant,
  sizeBytes: z.number(),
  pageCount: z.number().nullable(),
})
export type LibraryDocument = z.infer<typeof libraryDocument>

export const sharedDocumentsResponse = success.extend({
  documents: z.array(libraryDocument),
  projectsLibraryIsEmpty: z.boolean(),
})
export const documentResponse = success.extend({ document: libraryDocument })

/** Fields beside the file in the multipart upload; `lastModified` in milliseconds since 1970, as browsers give it. */
export const uploadFields = z.object({
  lastModified: z.coerce.number().int().min(0).max(8.64e15).optional(),
})
