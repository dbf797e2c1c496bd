import { Tag } from 'antd'
import { useState } from 'react'
import type { ListedFunder } from '../../../../../adapters/http-contract/funders.ts'
import { formatCount } from '../../shared/formatting/numbers.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { FailureNotice, Notice } from '../../shared/ui/Notice.tsx'
import type { Column } from './AdminTable.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import { useListFundersQuery, useSaveFunderMutation } from './funder-endpoints.ts'
import { FunderModal, type Naming } from './FunderModal.tsx'
import { ListCard } from './ListCard.tsx'
import type { NoRows } from './ListEmpty.tsx'
import { RowButton } from './RowButton.tsx'
import { SearchBox } from './SearchBox.tsx'
import { pathTo } from '../../shared/endpoint.ts'
import { useAddress } from '../../shared/address/use-address.ts'
import { PAGE_SIZE, type ListView } from './use-list-view.ts'

const SHOWN = ['with-overview', 'all', 'of-one-account'] as const
type ShownFunders = (typeof SHOWN)[number]

/** The filter of funders, and the open one. */
interface FundersView extends Omit<ListView, 'query'> {
  readonly shown: ShownFunders
  /** Identifier of the open funder; empty if there is none. */
  readonly funder: string
  /** Path of the API call, with its query. */
  readonly call: string
  readonly filter: (shown: ShownFunders) => void
  readonly open: (funder: ListedFunder['id']) => void
}

const USUAL = { page: '1', search: '', sort: 'funderName', shown: SHOWN[0], funder: '' }
/** Path segments can't be these. */
const DOTS = /^\.{1,2}$/

type Asked = Record<'search' | 'sort' | 'page' | 'pageSize', string> & { readonly shown: ShownFunders }

function callFor({ search, shown, sort, ...page }: Asked): string {
  const text = search.trim()
  const of = (more: Record<string, string>) => new URLSearchParams({ ...more, ...page }).toString()
  if (DOTS.test(text)) return pathTo('GET /admin/funders', { search: of({ search }) })
  if (text !== '')
    return pathTo('GET /funders/search/:query', { params: { query: text }, search: of({ ofAllAccounts: 'true' }) })
  if (shown === 'with-overview') return pathTo('GET /admin/funders/withOverview', { search: of({ sort }) })
  return pathTo('GET /admin/funders', { search: of({ shown, sort }) })
}

function useFundersView(): FundersView {
  const { values, page, change } = useAddress<'search' | 'sort' | 'shown' | 'funder'>(USUAL)
  const { search, sort, funder } = values
  const shown = SHOWN.find((each) => each === values.shown) ?? SHOWN[0]
  return {
    page,
    search,
    sort,
    shown,
    funder,
    pageSize: PAGE_SIZE,
    call: callFor({ search, shown, sort, page: String(page), pageSize: String(PAGE_SIZE) }),
    show: ({ page: next = 1, ...other }, replaces = other.search !== undefined) =>
      change({ ...other, page: String(next), funder: '' }, replaces),
    filter: (to) => change({ shown: to, search: '', page: '1', funder: '' }),
    open: (id) => change({ funder: id }),
  }
}

const words = texts.funders

function columnsOf({ search, open }: FundersView): readonly Column<ListedFunder>[] {
  const sorted = (sort: string) => (search.trim() === '' ? { sort } : {})
  return [
    {
      title: words.charityNumber,
      ...sorted('charityNumber'),
      cell: ({ charityNumber }) => charityNumber ?? <span className="muted">–</span>,
    },
    {
      title: words.name,
      ...sorted('funderName'),
      cell: ({ funderName, accountId }) => (
        <span>
          <bdi>{funderName}</bdi> {accountId !== null && <Tag>{words.ofAccount}</Tag>}
        </span>
      ),
    },
    {
      title: words.view,
      cell: ({ id, funderName }) => (
        <RowButton label={words.viewOf(funderName)} onClick={() => open(id)}>
          {words.view}
        </RowButton>
      ),
    },
  ]
}

function Controls({ view }: { readonly view: FundersView }) {
  return (
    <>
      <SearchBox view={view} hint={words.searchHint} />
      {view.search.trim() === '' && (
        <FilterSelect
          label={words.shown}
          value={view.shown}
          options={SHOWN.map((shown) => ({ value: shown, label: words.shownAs[shown] }))}
          onChange={view.filter}
        />
      )}
    </>
  )
}

function emptyOf({ shown, filter }: FundersView): NoRows {
  const title = words.none[shown]
  return shown === 'all' ? { title } : { title, action: { label: words.showAll, onClick: () => filter('all') } }
}

interface Attempt {
  readonly id: string
  readonly naming: Naming
  readonly error?: unknown
}

interface OutcomeProps {
  readonly attempt: Attempt | null
  readonly onReopen: (attempt: Attempt) => void
}

/** Outcome of the last save. */
function Outcome({ attempt, onReopen }: OutcomeProps) {
  if (attempt === null) return null
  const { naming, error } = attempt
  if (error === undefined) return <Notice tone="good">{words.saved(naming.funderName)}</Notice>
  const again = (
    <button type="button" className="link-button" onClick={() => onReopen(attempt)}>
      {words.openAgain}
    </button>
  )
  return <FailureNotice error={error} heading={words.saveFailed(naming.funderName)} action={again} />
}

/** Saves the modal's values. It closes in any case and keeps failed input for another attempt. */
function useSaving(view: FundersView, refetch: () => unknown) {
  const [save, { isLoading }] = useSaveFunderMutation()
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const [typed, setTyped] = useState<Attempt | null>(null)
  const onSave = async (id: string, naming: Naming) => {
    const { error } = await save({ id, ...naming })
    setAttempt({ id, naming, ...(error !== undefined && { error }) })
    setTyped(null)
    view.open('')
    void refetch()
  }
  const onReopen = (failed: Attempt) => {
    setTyped(failed)
    setAttempt(null)
    view.open(failed.id)
  }
  return { isLoading, attempt, typed, onSave, onReopen }
}

/** All funders of the installation, including those that only one account may use. */
export function FundersList() {
  const view = useFundersView()
  const query = useListFundersQuery(view.call)
  const { isLoading, attempt, typed, onSave, onReopen } = useSaving(view, query.refetch)
  return (
    <>
      <ListCard
        label={words.title}
        columns={columnsOf(view)}
        view={{ ...view, query: view.call }}
        query={query}
        controls={<Controls view={view} />}
        notice={
          <>
            <p className="muted small">{words.searchTip}</p>
            <Outcome attempt={attempt} onReopen={onReopen} />
            {query.data?.isCutOff === true && (
              <Notice tone="quiet">{words.cutOff(formatCount(query.data.total))}</Notice>
            )}
          </>
        }
        empty={emptyOf(view)}
      />
      <FunderModal
        funderId={view.funder}
        accountId={query.data?.rows.find(({ id }) => id === view.funder)?.accountId ?? null}
        typed={typed?.id === view.funder ? typed.naming : null}
        isSaving={isLoading}
        onSave={(naming) => void onSave(view.funder, naming)}
        onClose={() => view.open('')}
      />
    </>
  )
}
