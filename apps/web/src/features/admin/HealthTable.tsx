import { Button, Tag, type TagProps } from 'antd'
import type { ListedHealthCheck } from '../../../../../adapters/http-contract/maintenance.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { AdminTable, type Column } from './AdminTable.tsx'
import { useViewHealthQuery } from './job-endpoints.ts'
import { SkeletonRows } from './ListCard.tsx'

const words = texts.operator.health

const TONES: Readonly<Record<ListedHealthCheck['state'], TagProps['color']>> = {
  good: 'success',
  warning: 'warning',
  failure: 'error',
}

function columns(): readonly Column<ListedHealthCheck & { readonly id: string }>[] {
  return [
    { title: words.check, cell: ({ name }) => words.names[name] },
    { title: words.state, cell: ({ state }) => <Tag color={TONES[state]}>{words.states[state]}</Tag> },
    { title: words.advice, cell: ({ advice }) => advice ?? <span className="muted">{words.nothing}</span> },
  ]
}

/** Status of the installation's dependencies, checked on opening and on demand, including mail and model. */
export function HealthTable() {
  const query = useViewHealthQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <section className="card stack tight" aria-label={words.title}>
      <LoadState query={query} skeleton={<SkeletonRows count={12} />}>
        {(checks) => (
          <AdminTable
            label={words.title}
            columns={columns()}
            rows={checks.map((check) => ({ ...check, id: check.name }))}
            isBusy={query.isFetching}
          />
        )}
      </LoadState>
      <div>
        <Button disabled={query.isFetching} onClick={() => void query.refetch()}>
          {words.again}
        </Button>
      </div>
    </section>
  )
}
