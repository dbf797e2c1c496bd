import type {
  AccountDetail,
  AuditEntry,
  GrantDocument,
  ListedProposal,
  ListedUser,
} from '../../../../../adapters/http-contract/admin.ts'
import { api } from '../../shared/api.ts'

/** A page of a long list. */
export interface ListPage<Row> {
  readonly rows: readonly Row[]
  /** On all pages. */
  readonly total: number
}

function pageOf<Row>(name: string) {
  return (answer: unknown): ListPage<Row> => {
    const { [name]: rows, total } = answer as Record<string, Row[]> & { total: number }
    return { rows: rows ?? [], total }
  }
}

/** What asks for a page is the query of its address. */
const admin = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<ListPage<ListedUser>, string>({
      query: (search) => ({ path: `/admin/users?${search}` }),
      transformResponse: pageOf<ListedUser>('users'),
    }),
    listAllProposals: build.query<ListPage<ListedProposal>, string>({
      query: (search) => ({ path: `/admin/proposals?${search}` }),
      transformResponse: pageOf<ListedProposal>('proposals'),
    }),
    listGrantDocuments: build.query<ListPage<GrantDocument>, string>({
      query: (search) => ({ path: `/admin/proposalsDocuments?${search}` }),
      transformResponse: pageOf<GrantDocument>('proposalsDocuments'),
    }),
    listAuditEntries: build.query<ListPage<AuditEntry>, string>({
      query: (search) => ({ path: `/admin/auditLog?${search}` }),
      transformResponse: pageOf<AuditEntry>('entries'),
    }),
    loadAccount: build.query<AccountDetail, string>({
      query: (id) => ({ path: `/admin/accounts/${id}` }),
      transformResponse: (answer) => answer as AccountDetail,
    }),
    removeAnyAccount: build.mutation<unknown, string>({
      query: (id) => ({ path: `/admin/accounts/${id}/remove`, method: 'POST' }),
    }),
    changeClassification: build.mutation<GrantDocument, string>({
      query: (proposalDocumentId) => ({
        path: '/admin/proposalsDocuments/changeClassification',
        method: 'POST',
        body: { proposalDocumentId },
      }),
      transformResponse: (answer) => (answer as { proposalsDocument: GrantDocument }).proposalsDocument,
    }),
    /** Answers the server's message. */
    generateFactsFile: build.mutation<string | null, string>({
      query: (id) => ({ path: `/admin/accounts/${id}/generateFactsFile`, method: 'POST' }),
      transformResponse: (answer) => (answer as { message?: string }).message ?? null,
    }),
  }),
})

export const {
  useListUsersQuery,
  useListAllProposalsQuery,
  useListGrantDocumentsQuery,
  useListAuditEntriesQuery,
  useLoadAccountQuery,
  useRemoveAnyAccountMutation,
  useChangeClassificationMutation,
  useGenerateFactsFileMutation,
} = admin
