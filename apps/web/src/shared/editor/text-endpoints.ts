import type { TextVersion } from '../../../../../adapters/http-contract/texts.ts'
import { api } from '../api.ts'
import { textPath, type SavedText } from './text-calls.ts'
import type { TextOwner } from './text-owner.ts'

interface Versions {
  readonly versions: readonly TextVersion[]
  readonly total: number
}

/** Queries that show the text and are reloaded when its current version changes. */
function shownIn(owner: TextOwner) {
  switch (owner.kind) {
    case 'answer':
    case 'coverLetter':
      return { type: 'Proposal', id: owner.proposalId } as const
    case 'report':
      return { type: 'Report', id: owner.reportId } as const
    case 'overview':
      return { type: 'Project', id: owner.projectId } as const
    case 'brief':
      return { type: 'Brief', id: owner.projectId } as const
    case 'factsFile':
      return 'Settings'
  }
}

const texts = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest versions. Reloaded each time, because the text may have changed. */
    listTextVersions: build.query<Versions, { readonly owner: TextOwner; readonly count: number }>({
      query: ({ owner, count }) => ({ path: `${textPath(owner, 'versions')}?pageSize=${count}` }),
      keepUnusedDataFor: 0,
    }),
    /** Changes a text without its editor. */
    editText: build.mutation<SavedText, { readonly owner: TextOwner; readonly text: string; readonly basedOn: number }>(
      {
        query: ({ owner, ...body }) => ({ method: 'POST', path: textPath(owner, 'edit'), body }),
        invalidatesTags: (_saved, _error, { owner }) => [shownIn(owner)],
      },
    ),
    restoreText: build.mutation<SavedText, { readonly owner: TextOwner; readonly versionId: string }>({
      query: ({ owner, versionId }) => ({ method: 'POST', path: textPath(owner, 'restore'), body: { versionId } }),
      invalidatesTags: (_saved, _error, { owner }) => [shownIn(owner)],
    }),
    /** Undoes a version if it is still the current one. */
    undoText: build.mutation<SavedText, { readonly owner: TextOwner; readonly version: number }>({
      query: ({ owner, version }) => ({ method: 'POST', path: textPath(owner, 'undo'), body: { version } }),
      invalidatesTags: (_saved, _error, { owner }) => [shownIn(owner)],
    }),
  }),
})

export const { useEditTextMutation, useListTextVersionsQuery, useRestoreTextMutation, useUndoTextMutation } = texts
