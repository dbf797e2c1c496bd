import type { LibraryDocument, ProjectSection } from '../../../../../adapters/http-contract/documents.ts'
import { api } from '../../shared/api.ts'
import type { Progress } from '../../shared/send-form.ts'

export interface SharedDocuments {
  readonly documents: readonly LibraryDocument[]
  readonly projectsLibraryIsEmpty: boolean
}

/** Where uploaded documents count: for all projects, or for one section of one project. */
export type UploadPlace =
  { readonly section: 'shared' } | { readonly section: ProjectSection; readonly projectId: string }

interface Upload {
  readonly place: UploadPlace
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
    ? '/documentLibrary/uploadSharedDocument'
    : `/documentLibrary/uploadProjectDocument/${place.projectId}/${place.section}`

/** The answer on shared documents says as well whether any project has some. */
export const tagsOf = (place: UploadPlace) => [
  'SharedDocuments' as const,
  ...(place.section === 'shared' ? [] : [{ type: 'Project' as const, id: place.projectId }]),
]

const documents = api.injectEndpoints({
  endpoints: (build) => ({
    listSharedDocuments: build.query<SharedDocuments, void>({
      query: () => ({ path: '/documentLibrary/sharedDocuments' }),
      transformResponse: (answer) => answer as SharedDocuments,
      providesTags: ['SharedDocuments'],
    }),
    uploadDocument: build.mutation<unknown, Upload>({
      query: ({ place, file, onProgress }) => ({ path: pathOf(place), form: formOf(file), onProgress }),
    }),
    removeDocument: build.mutation<unknown, { readonly id: string; readonly place: UploadPlace }>({
      query: ({ id }) => ({ path: `/documentLibrary/remove/${id}`, method: 'DELETE' }),
      invalidatesTags: (_answer, error, { place }) => (error === undefined ? tagsOf(place) : []),
    }),
  }),
})

export const { useListSharedDocumentsQuery, useUploadDocumentMutation, useRemoveDocumentMutation } = documents
