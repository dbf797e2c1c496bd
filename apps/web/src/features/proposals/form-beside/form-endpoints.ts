import type { Body } from '../../../../../../adapters/http-contract/calls.ts'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { changeAtOnce, takeAnswer } from '../../../shared/cache-entry.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { ofCache, ofProposal, proposalOf, proposals } from '../endpoints/endpoints.ts'

interface ItemPlace {
  readonly id: string
  readonly itemId: string
}

interface Settled {
  readonly done: boolean
  /** The value to write; null clears it, absent leaves it unchanged. */
  readonly answer?: string | null
}

const inPath = ({ id, itemId }: ItemPlace) => ({ params: { id, itemId } })

type Item = Proposal['items'][number]

const withItem =
  (itemId: string, changes: Partial<Item>) =>
  (proposal: Proposal): Proposal => ({
    ...proposal,
    items: proposal.items.map((item) => (item.id === itemId ? { ...item, ...changes } : item)),
  })

function confirmed(proposal: Proposal): Proposal {
  return { ...proposal, formDoubt: null, questions: proposal.questions.map(({ isUnsure: _, ...each }) => each) }
}

/** The parsed form, and people's corrections of its lines. */
const forms = proposals.injectEndpoints({
  endpoints: (build) => ({
    /** `form` distinguishes the form from a later one. */
    viewFormBlocks: build.query(
      endpoint('GET /proposals/:id/form/blocks', {
        ask: ({ id }: { readonly id: string; readonly form: string | null }) => ({ params: { id } }),
        read: ({ blocks, mediaType }) => ({ blocks, isPdf: mediaType === 'application/pdf' }),
      }),
    ),
    markLine: build.mutation({
      ...endpoint('POST /proposals/:id/form/mark', {
        ask: ({ id, ...body }: { readonly id: string } & Body<'POST /proposals/:id/form/mark'>) => ({
          params: { id },
          body,
        }),
        read: proposalOf,
      }),
      onQueryStarted: ({ id }, call) => takeAnswer(ofCache(id), call),
    }),
    confirmForm: build.mutation({
      ...endpoint('POST /proposals/:id/form/confirm', { ask: ofProposal, read: proposalOf }),
      onQueryStarted: (id, call) => changeAtOnce(ofCache(id), confirmed, call),
    }),
    settleItem: build.mutation({
      ...endpoint('POST /proposals/:id/items/:itemId', {
        ask: ({ id, itemId, ...body }: ItemPlace & Settled) => ({ ...inPath({ id, itemId }), body }),
        read: proposalOf,
      }),
      onQueryStarted: ({ id, itemId, done, answer }, call) =>
        changeAtOnce(ofCache(id), withItem(itemId, { done, ...(answer != null && { answer }) }), call),
    }),
    removeItem: build.mutation({
      ...endpoint('POST /proposals/:id/items/:itemId/remove', { ask: inPath, read: proposalOf }),
      onQueryStarted: ({ id }, call) => takeAnswer(ofCache(id), call),
    }),
    askItem: build.mutation({
      ...endpoint('POST /proposals/:id/items/:itemId/ask', { ask: inPath, read: proposalOf }),
      onQueryStarted: ({ id }, call) => takeAnswer(ofCache(id), call),
    }),
    makeItem: build.mutation({
      ...endpoint('POST /proposals/:id/questions/:questionId/makeItem', {
        ask: ({
          id,
          questionId,
          kind,
        }: {
          readonly id: string
          readonly questionId: string
          readonly kind: Item['kind']
        }) => ({
          params: { id, questionId },
          body: { kind },
        }),
        read: proposalOf,
      }),
      onQueryStarted: ({ id }, call) => takeAnswer(ofCache(id), call),
    }),
  }),
})

export const {
  useViewFormBlocksQuery,
  useMarkLineMutation,
  useConfirmFormMutation,
  useSettleItemMutation,
  useRemoveItemMutation,
  useAskItemMutation,
  useMakeItemMutation,
} = forms
