import { ArrowRightOutlined } from '@ant-design/icons'
import { Tag } from 'antd'
import { Link } from 'react-router-dom'
import type { ListedProposal } from '../../../../../adapters/http-contract/admin.ts'
import { createdAtOf } from '../../../../../core/shared/id.ts'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { Cost } from '../../shared/ui/Cost.tsx'
import { TimeAgo } from '../../shared/ui/TimeAgo.tsx'
import type { Column } from './AdminTable.tsx'

const words = texts.admin.account

/** An arrow that opens the row's item. */
export function OpenLink({ to, name }: { readonly to: string; readonly name: string }) {
  return (
    <Link to={to} aria-label={words.open(name)} title={words.open(name)}>
      <ArrowRightOutlined aria-hidden />
    </Link>
  )
}

function Processing({ status }: { readonly status: string | null }) {
  if (status === null) return <span className="muted">–</span>
  const colour = status === 'error' ? 'error' : status === 'completed' ? 'success' : 'warning'
  return <Tag color={colour}>{status}</Tag>
}

export const proposalColumns = (): readonly Column<ListedProposal>[] => [
  { title: texts.admin.created, sort: 'id', cell: ({ id }) => <TimeAgo at={createdAtOf(id)} /> },
  { title: words.cost, isNumber: true, cell: ({ totalCost }) => <Cost amount={totalCost} /> },
  { title: words.processing, cell: ({ processingStatus }) => <Processing status={processingStatus} /> },
  { title: words.status, cell: ({ status }) => status },
  {
    title: texts.admin.name,
    sort: 'name',
    cell: ({ name, isArchived }) => (
      <span>
        <bdi>{name}</bdi> {isArchived && <Tag>{texts.common.archived}</Tag>}
      </span>
    ),
  },
]

export const openProposal = (): Column<ListedProposal> => ({
  title: texts.proposal.open,
  cell: ({ id, name }) => <OpenLink to={paths.proposal(id)} name={name} />,
})
