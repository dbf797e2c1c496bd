import type { ListedProposal } from '../../../../../adapters/http-contract/admin.ts'
import { adminPaths } from '../../shared/admin-paths.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { AdminList } from './AdminList.tsx'
import type { Column } from './AdminTable.tsx'
import { useListAllProposalsQuery } from './endpoints.ts'
import { Identifier } from './Identifier.tsx'
import { openProposal, proposalColumns } from './proposal-columns.tsx'
import { useListView } from './use-list-view.ts'

const columns = (): readonly Column<ListedProposal>[] => [
  { title: texts.admin.accountId, cell: ({ accountId: id }) => <Identifier id={id} to={adminPaths.account(id)} /> },
  ...proposalColumns(),
  openProposal(),
]

/** Applications of all accounts. */
export function AllProposalsList() {
  const view = useListView()
  const query = useListAllProposalsQuery(view.query)
  const { title, searchHint } = texts.admin.proposals
  return <AdminList label={title} searchHint={searchHint} columns={columns()} view={view} query={query} />
}
