import type { TextVersion } from '../../../../../adapters/http-contract/texts.ts'
import { api } from '../api.ts'
import { textPath, type SavedText } from './text-calls.ts'
import type { TextOwner } from './text-owner.ts'

interface Versions {
  readonly versions: readonly TextVersion[]
  readonly total: number
}

const texts = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest ones. Asked for anew each time: the text may have changed. */
    listTextVersions: build.query<Versions, { readonly owner: TextOwner; readonly count: number }>({
      query: ({ owner, count }) => ({ path: `${textPath(owner, 'versions')}?pageSize=${count}` }),
      keepUnusedDataFor: 0,
    }),
    restoreText: build.mutation<SavedText, { readonly owner: TextOwner; readonly versionId: string }>({
      query: ({ owner, versionId }) => ({ method: 'POST', path: textPath(owner, 'restore'), body: { versionId } }),
    }),
    /** Takes a version back, if it is still the current one. */
    undoText: build.mutation<SavedText, { readonly owner: TextOwner; readonly version: number }>({
      query: ({ owner, version }) => ({ method: 'POST', path: textPath(owner, 'undo'), body: { version } }),
    }),
  }),
})

export const { useListTextVersionsQuery, useRestoreTextMutation, useUndoTextMutation } = texts
