import { z } from 'zod'
import { entity, identifier, instant, success } from './envelope.ts'
import { pageQuery, sortBy, total } from './paging.ts'
import { doneResponse } from './accounts.ts'
import type { CallTable } from './call.ts'

export const projectSection = z.enum(['grants', 'reports'])
export type ProjectSection = z.infer<typeof projectSection>

export const listedKind = z.enum([
  'annual-report',
  'accounts',
  'application',
  'budget',
  'evaluation',
  'plan',
  'policy',
  'constitution',
  'minutes',
  'pdf',
  'word',
  'spreadsheet',
  'presentation',
  'web-page',
  'text',
  'other-file',
])

/** `shared` for all projects; or a project's identifier, a slash, and `grants` for its applications or `reports`. */
export const documentLabel = z.string().regex(/^(?:shared|[0-9a-f]{24}\/(?:grants|reports))$/u)

export const libraryDocument = entity.extend({
  name: z.string(),
  originalName: z.string(),
  description: z.string().nullable(),
  status: z.enum(['processing', 'active', 'error']),
  /** The label of its list; elsewhere `shared` if it has that label, or else its first label. */
  scope: z.enum(['shared', 'grants', 'reports']),
  labels: z.array(documentLabel),
  processingError: z.string().nullable(),
  uploadDate: instant,
  lastModified: instant.nullable(),
  createdAt: instant,
  sizeBytes: z.number(),
  /** The kind of document, or else of file. */
  kind: listedKind,
  /** The document's year, if it states one. */
  year: z.number().int().nullable(),
  /** Time of the file's replacement. */
  replacedAt: instant.nullable(),
  /** Whether it was read and has no text. */
  hasNoText: z.boolean(),
  pageCount: z.number().nullable(),
})
export type LibraryDocument = z.infer<typeof libraryDocument>

/** Number of answers that use it. */
export const sharedDocument = libraryDocument.extend({ answerCount: z.number().int() })
export type SharedDocument = z.infer<typeof sharedDocument>

/** Filter of the library; by default the first hundred of all projects, newest first. */
export const libraryQuery = pageQuery.extend({
  pageSize: z.coerce.number().int().min(1).max(1000).default(100),
  /** Words of names and descriptions. */
  search: z.string().max(200).default(''),
  /** Label to filter by, or `all`. */
  label: z.union([z.literal('all'), documentLabel]).optional(),
  kind: listedKind.optional(),
  year: z.coerce.number().int().min(1900).max(2200).optional(),
  sort: sortBy(['name', 'date', 'size', 'uses']).default('-date'),
})

export const sharedDocumentsResponse = success.extend({
  documents: z.array(sharedDocument),
  projectsLibraryIsEmpty: z.boolean(),
  /** Number of matches on all pages. */
  total,
  /** Number of documents with that label in the library. */
  size: total,
  kinds: z.array(listedKind),
  years: z.array(z.number().int()),
  /** Labels in use in the whole library. */
  labels: z.array(documentLabel),
})

export const documentUse = z.object({
  questionId: identifier,
  questionText: z.string(),
  proposalId: identifier,
  proposalName: z.string(),
})
export type DocumentUse = z.infer<typeof documentUse>
export const documentUsesResponse = success.extend({ uses: z.array(documentUse), total })

export const renameDocumentRequest = z.object({ name: z.string().max(10_000) })

export const labelDocumentsRequest = z.object({
  documentIds: z.array(identifier).min(1).max(100),
  label: documentLabel,
  /** False removes the label. */
  isSet: z.boolean(),
})
export const labelDocumentsResponse = success.extend({ documents: z.array(libraryDocument) })

export const documentResponse = success.extend({ document: libraryDocument })

/** A line of a document's text; `passage` is the index of its passage, from 0. */
export const textLine = z.object({
  kind: z.enum(['heading', 'paragraph', 'list-item', 'table-row']),
  level: z.number(),
  text: z.string(),
  passage: z.number(),
  /** Whether it continues the paragraph of the previous line. */
  isContinued: z.boolean(),
})
export type TextLine = z.infer<typeof textLine>

export const textPage = z.object({ number: z.number(), lines: z.array(textLine) })

export const documentTextResponse = success.extend({
  document: libraryDocument,
  /** Null unless the document was read: its status gives the reason. */
  text: z
    .object({
      /** False if the format has no pages: they are portions of the text instead. */
      hasPageNumbers: z.boolean(),
      count: z.number(),
      pages: z.array(textPage),
    })
    .nullable(),
})
export type DocumentText = Omit<z.infer<typeof documentTextResponse>, 'success'>

const pageNumber = z.coerce.number().int().min(1).max(1_000_000)
/** Pages from 1, `from` alone for one page, at most ten; or those of a passage. */
export const textQuery = z.object({
  from: pageNumber.default(1),
  to: pageNumber.optional(),
  passage: z.coerce.number().int().min(0).max(1_000_000).optional(),
})

/** Fields beside the file in the multipart upload; `lastModified` in milliseconds since 1970, as browsers give it. */
export const uploadFields = z.object({
  lastModified: z.coerce.number().int().min(0).max(8.64e15).optional(),
})

/** The document library. */
export const documentCalls = {
  'GET /documentLibrary/sharedDocuments': {
    summary: 'Lists the documents that all projects share, or those with another label.',
    access: 'user',
    query: libraryQuery,
    response: sharedDocumentsResponse,
  },
  'GET /documentLibrary/:id/text': {
    summary: 'Answers pages of a document’s text.',
    access: 'user',
    openToAdmins: true,
    params: { id: 'document' },
    query: textQuery,
    response: documentTextResponse,
  },
  'GET /documentLibrary/:id/uses': {
    summary: 'Lists the answers that take something from a document.',
    access: 'user',
    params: { id: 'document' },
    query: pageQuery,
    response: documentUsesResponse,
  },
  'POST /documentLibrary/:id/update': {
    summary: 'Gives a document another name.',
    access: 'user',
    params: { id: 'document' },
    body: renameDocumentRequest,
    response: documentResponse,
  },
  'POST /documentLibrary/:id/replace': {
    work: 'heavy',
    summary: 'Puts another file in the place of a document’s. Answers that use it say so.',
    access: 'user',
    params: { id: 'document' },
    upload: { of: 'document', fields: uploadFields },
    response: documentResponse,
  },
  'POST /documentLibrary/label': {
    summary: 'Gives documents of the library a label, or takes it off.',
    access: 'user',
    body: labelDocumentsRequest,
    response: labelDocumentsResponse,
  },
  'POST /documentLibrary/uploadSharedDocument': {
    work: 'heavy',
    summary: 'Uploads a document for all projects.',
    access: 'user',
    upload: { of: 'document', fields: uploadFields },
    status: 201,
    response: documentResponse,
  },
  'POST /documentLibrary/uploadProjectDocument/:projectId/:projectSection': {
    work: 'heavy',
    summary: 'Uploads a document for the applications or the reports of a project.',
    access: 'user',
    params: { projectId: 'project', projectSection },
    upload: { of: 'document', fields: uploadFields },
    status: 201,
    response: documentResponse,
  },
  'DELETE /documentLibrary/remove/:id': {
    summary: 'Deletes a document.',
    access: 'user',
    params: { id: 'document' },
    response: doneResponse,
  },
} as const satisfies CallTable
