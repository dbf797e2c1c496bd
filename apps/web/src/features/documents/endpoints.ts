import type { Response } from '../../../../../adapters/http-contract/calls.ts'
import type { ProjectSection } from '../../../../../adapters/http-contract/documents.ts'
import { api } from '../../shared/api.ts'
import { endpoint, pathTo } from '../../shared/endpoint.ts'
import type { FormCall, Progress } from '../../shared/send-form.ts'

export type SharedDocuments = Response<'GET /documentLibrary/sharedDocuments'>

/** Label for uploaded documents: for all projects, or for one section of one project. */
export type UploadPlace =
  | { readonly section: 'shared' }
  | { readonly section: ProjectSection; readonly projectId: string }

interface Upload extends Omit<FormCall, 'path' | 'form'> {
  readonly place: UploadPlace
  readonly file: File
}

/** Maximum number shown. */
const MOST_USES = 50

interface Labelling {
  readonly place: UploadPlace
  readonly documentIds: readonly string[]
  /** False removes the label. */
  readonly isSet: boolean
}

interface Replacement {
  readonly id: string
  readonly file: File
  readonly onProgress: Progress
}

function formOf(file: File): FormData {
  const form = new FormData()
  form.append('lastModified', String(file.lastModified))
  form.append('file', file, file.name)
  return form
}

const pathOf = (place: UploadPlace) =>
  place.section === 'shared'
    ? pathTo('POST /documentLibrary/uploadSharedDocument')
    : pathTo('POST /documentLibrary/uploadProjectDocument/:projectId/:projectSection', {
        params: { projectId: place.projectId, projectSection: place.section },
      })

/** API label of a place. */
export const labelOf = (place: UploadPlace) =>
  place.section === 'shared' ? 'shared' : `${place.projectId}/${place.section}`

/** Storage key of selected files until they are uploaded. */
export const keptUploads = (projectId?: string, section?: ProjectSection) =>
  projectId === undefined ? 'upload/shared' : `upload/${projectId}/${section}`

/** The response for shared documents also says whether any project has documents. */
export const tagsOf = (place: UploadPlace) => [
  'SharedDocuments' as const,
  ...(place.section === 'shared' ? [] : [{ type: 'Project' as const, id: place.projectId }]),
]

const documents = api.injectEndpoints({
  endpoints: (build) => ({
    listDocumentUses: build.query({
      ...endpoint('GET /documentLibrary/:id/uses', {
        ask: (id: string) => ({ params: { id }, search: `pageSize=${MOST_USES}` }),
        read: ({ uses, total }) => ({ uses, total }),
      }),
    }),
    renameDocument: build.mutation({
      ...endpoint('POST /documentLibrary/:id/update', {
        ask: ({ id, name }: { readonly id: string; readonly name: string }) => ({ params: { id }, body: { name } }),
      }),
      invalidatesTags: ['SharedDocuments', 'Project', 'Brief', 'Proposal', 'Answers', 'Profile'],
    }),
    labelDocuments: build.mutation({
      ...endpoint('POST /documentLibrary/label', {
        ask: ({ place, documentIds, isSet }: Labelling) => ({
          body: { documentIds: [...documentIds], label: labelOf(place), isSet },
        }),
      }),
      invalidatesTags: (_answer, error, { place }) => (error === undefined ? tagsOf(place) : []),
    }),
    replaceDocument: build.mutation<unknown, Replacement>({
      query: ({ id, file, onProgress }) => ({
        path: pathTo('POST /documentLibrary/:id/replace', { params: { id } }),
        form: formOf(file),
        onProgress,
      }),
      invalidatesTags: ['SharedDocuments', 'Proposal'],
    }),
    uploadDocument: build.mutation<unknown, Upload>({
      query: ({ place, file, ...call }) => ({ ...call, path: pathOf(place), form: formOf(file) }),
    }),
    removeDocument: build.mutation({
      ...endpoint('DELETE /documentLibrary/remove/:id', {
        ask: (id: string) => ({ params: { id } }),
      }),
      invalidatesTags: (_answer, error) => (error === undefined ? ['SharedDocuments', 'Project', 'Proposal'] : []),
    }),
  }),
})

export const {
  useListDocumentUsesQuery,
  useRenameDocumentMutation,
  useLabelDocumentsMutation,
  useReplaceDocumentMutation,
  useUploadDocumentMutation,
  useRemoveDocumentMutation,
} = documents
