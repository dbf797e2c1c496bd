import { Link } from 'react-router-dom'
import type { ApplicationSummary } from '../../../../../adapters/http-contract/pipeline.ts'
import { formatAmount } from '../../shared/pipeline/amounts.ts'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/pipeline-texts.ts'
import { Deadline } from '../../shared/pipeline/Deadline.tsx'
import { StageTag } from '../../shared/pipeline/StageTag.tsx'
import table from '../../shared/ui/Table.module.css'
import { Timestamp } from '../../shared/ui/Timestamp.tsx'
import styles from './ApplicationsTable.module.css'

const words = texts.applications
const NONE = '–'

/** Sort fields of the server, in column order. */
export const COLUMNS = ['name', 'funder', 'project', 'stage', 'owner', 'deadline', 'amount'] as const
type Column = (typeof COLUMNS)[number]

function HeaderCell({ column, sort, onSort }: { column: Column; sort: string; onSort: (sort: string) => void }) {
  const isAscending = sort === column
  const isDescending = sort === `-${column}`
  const order = isAscending ? 'ascending' : isDescending ? 'descending' : 'none'
  return (
    <th role="columnheader" scope="col" aria-sort={order} className={column === 'amount' ? styles.number : ''}>
      <button
        type="button"
        className={styles.sort}
        aria-label={words.sortedBy(words[column])}
        onClick={() => onSort(isAscending ? `-${column}` : column)}
      >
        {words[column]}
        <span aria-hidden="true">{isAscending ? ' ↑' : isDescending ? ' ↓' : ''}</span>
      </button>
    </th>
  )
}

function Due({ application: { deadline, deadlineZone } }: { readonly application: ApplicationSummary }) {
  if (deadline === null) return NONE
  return (
    <span className={styles.due}>
      <Timestamp at={deadline} />
      <span className="small">
        <Deadline at={deadline} zone={deadlineZone} />
      </span>
    </span>
  )
}

function Row({ application }: { readonly application: ApplicationSummary }) {
  const { id, name, funder, project, stage, owner, amountAsked, currency, progress } = application
  const cell = (label: string, content: React.ReactNode, className = '') => (
    <td role="cell" data-label={label} className={className}>
      {content}
    </td>
  )
  return (
    <tr role="row">
      {cell(
        words.name,
        <Link to={paths.proposal(id)} dir="auto">
          {name}
        </Link>,
      )}
      {cell(words.funder, funder?.name ?? NONE)}
      {cell(
        words.project,
        project === null ? (
          NONE
        ) : (
          <Link to={paths.project(project._id)} dir="auto">
            {project.name}
          </Link>
        ),
      )}
      {cell(words.stage, <StageTag stage={stage} />)}
      {cell(words.owner, owner?.name ?? NONE)}
      {cell(words.deadline, <Due application={application} />)}
      {cell(words.amount, amountAsked === null ? NONE : formatAmount(amountAsked, currency), styles.number)}
      {cell(words.progress, progress.questions === 0 ? NONE : `${progress.checked}/${progress.questions}`)}
    </tr>
  )
}

interface ApplicationsTableProps {
  readonly applications: readonly ApplicationSummary[]
  readonly sort: string
  readonly isBusy: boolean
  readonly onSort: (sort: string) => void
}

/** A row for each application; a card on phones. */
export function ApplicationsTable({ applications, sort, isBusy, onSort }: ApplicationsTableProps) {
  return (
    <div className="card">
      <table role="table" className={table.table} aria-label={words.title} aria-busy={isBusy}>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {COLUMNS.map((column) => (
              <HeaderCell key={column} column={column} sort={sort} onSort={onSort} />
            ))}
            <th role="columnheader" scope="col">
              {words.progress}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {applications.map((application) => (
            <Row key={application.id} application={application} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
