import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useListProjectsQuery } from '../features/projects/endpoints.ts'
import { useListColleaguesQuery } from '../features/proposals/endpoints/comment-endpoints.ts'
import { ApplicationFilters } from '../features/pipeline/ApplicationFilters.tsx'
import { ApplicationPages } from '../features/pipeline/ApplicationPages.tsx'
import { ApplicationsTable, COLUMNS } from '../features/pipeline/ApplicationsTable.tsx'
import { ApplicationTotals } from '../features/pipeline/ApplicationTotals.tsx'
import { useListApplicationsQuery } from '../features/pipeline/endpoints.ts'
import { ChoiceField } from '../features/pipeline/FilterFields.tsx'
import { useApplicationsView, type ApplicationsView } from '../features/pipeline/use-applications-view.ts'
import { paths } from '../shared/paths.ts'
import { texts } from '../shared/texts/pipeline-texts.ts'
import { useMedia } from '../shared/theme/use-media.ts'
import { EmptyState } from '../shared/ui/EmptyState.tsx'
import { LoadState } from '../shared/ui/LoadState.tsx'
import { SkeletonCards } from '../shared/ui/Skeletons.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

const words = texts.applications
/** Widths at which the table has no headers for sorting. */
const STACKED = '(max-width: 720px)'

function NoApplications({ view }: { readonly view: ApplicationsView }) {
  if (view.isFiltered)
    return (
      <EmptyState
        title={words.none}
        hint={words.noneHint}
        action={<Button onClick={view.clear}>{words.clear}</Button>}
      />
    )
  return (
    <EmptyState
      level={2}
      title={words.noneYet}
      hint={words.noneYetHint}
      action={<Link to={paths.projects}>{texts.home.toProjects}</Link>}
    />
  )
}

function SortField({ view }: { readonly view: ApplicationsView }) {
  const options = COLUMNS.map((column) => ({ value: column, label: words[column] }))
  return (
    <ChoiceField
      label={words.sortBy}
      value={view.sort.replace(/^-/, '')}
      options={options}
      onChange={(column) => view.sortBy(column)}
    />
  )
}

interface StackedFiltersProps {
  readonly view: ApplicationsView
  readonly children: ReactNode
}

/** On a phone the filters are collapsed, and a field sorts the cards. */
function StackedFilters({ view, children }: StackedFiltersProps) {
  return (
    <>
      <details open={view.isFiltered}>
        <summary>{words.filters}</summary>
        {children}
      </details>
      <SortField view={view} />
    </>
  )
}

/** Applications of the account, sorted and filtered by the server; the address holds the filter. */
export function ApplicationsPage() {
  const view = useApplicationsView()
  const query = useListApplicationsQuery(view.query)
  const { data: projects = [] } = useListProjectsQuery()
  const { data: colleagues = [] } = useListColleaguesQuery()
  const isStacked = useMedia(STACKED)
  useDocumentTitle(words.title)
  const isEmpty = query.data?.total === 0 && !view.isFiltered
  const filters = (
    <ApplicationFilters view={view} funders={query.data?.funders ?? []} projects={projects} colleagues={colleagues} />
  )
  return (
    <div className="stack wide">
      <h1>{words.title}</h1>
      {!isEmpty && (isStacked ? <StackedFilters view={view}>{filters}</StackedFilters> : filters)}
      <LoadState query={query} skeleton={<SkeletonCards count={3} height={96} />}>
        {({ applications, total, totals }) =>
          total === 0 ? (
            <NoApplications view={view} />
          ) : (
            <>
              <ApplicationTotals totals={totals} />
              <ApplicationsTable
                applications={applications}
                sort={view.sort}
                isBusy={query.isFetching}
                onSort={view.sortBy}
              />
              <ApplicationPages view={view} shown={applications.length} total={total} />
            </>
          )
        }
      </LoadState>
    </div>
  )
}
