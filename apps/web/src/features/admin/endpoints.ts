import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'

/** A page of a long list. */
export interface ListPage<Row> {
  readonly rows: readonly Row[]
  /** Number of rows on all pages. */
  readonly total: number
}

/** The argument is the query of the page's address. */
const bySearch = (search: string) => ({ search })
const ofAccount = (accountId: string) => ({ params: { accountId } })

const admin = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query(
      endpoint('GET /admin/users', { ask: bySearch, read: ({ users: rows, total }) => ({ rows, total }) }),
    ),
    listAllProposals: build.query(
      endpoint('GET /admin/proposals', { ask: bySearch, read: ({ proposals: rows, total }) => ({ rows, total }) }),
    ),
    listGrantDocuments: build.query(
      endpoint('GET /admin/proposalsDocuments', {
        ask: bySearch,
        read: ({ proposalsDocuments: rows, total }) => ({ rows, total }),
      }),
    ),
    listAuditEntries: build.query(
      endpoint('GET /admin/auditLog', { ask: bySearch, read: ({ entries: rows, total }) => ({ rows, total }) }),
    ),
    loadAccount: build.query(endpoint('GET /admin/accounts/:accountId', { ask: ofAccount })),
    removeAnyAccount: build.mutation(endpoint('POST /admin/accounts/:accountId/remove', { ask: ofAccount })),
    removeAnyMember: build.mutation(
      endpoint('POST /admin/users/:userId/remove', { ask: (userId: string) => ({ params: { userId } }) }),
    ),
    makeVerificationLink: build.mutation(
      endpoint('POST /admin/users/:userId/verificationLink', {
        ask: (userId: string) => ({ params: { userId } }),
        read: ({ link, validUntil }) => ({ link, validUntil }),
      }),
    ),
    changeClassification: build.mutation(
      endpoint('POST /admin/proposalsDocuments/changeClassification', {
        ask: (proposalDocumentId: string) => ({ body: { proposalDocumentId } }),
        read: ({ proposalsDocument }) => proposalsDocument,
      }),
    ),
    /** Returns the server's message. */
    generateFactsFile: build.mutation(
      endpoint('POST /admin/accounts/:accountId/generateFactsFile', {
        ask: ofAccount,
        read: ({ message }) => message,
      }),
    ),
  }),
})

export const {
  useListUsersQuery,
  useListAllProposalsQuery,
  useListGrantDocumentsQuery,
  useListAuditEntriesQuery,
  useLoadAccountQuery,
  useRemoveAnyAccountMutation,
  useRemoveAnyMemberMutation,
  useMakeVerificationLinkMutation,
  useChangeClassificationMutation,
  useGenerateFactsFileMutation,
} = admin
