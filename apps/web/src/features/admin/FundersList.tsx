import { Tag } from 'antd'
import { useState } from 'react'
import type { ListedFunder } from '../../../../../adapters/http-contract/admin-funders.ts'
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
import { SHOWN, useFundersView, type FundersView } from './use-funders-view.ts'

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

/** What became of the last saving. */
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

/** Saves what the modal holds; it closes whatever comes of it, and what was typed is kept for another attempt. */
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

/** The funders of the installation, whoever may use them. */
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
