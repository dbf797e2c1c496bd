import { Button } from 'antd'
import { useState } from 'react'
import type { ListedFunder } from '../../../../../adapters/http-contract/admin-funders.ts'
import { formatCount } from '../../shared/formatting/numbers.ts'
import { funders as words } from '../../shared/texts/funder-texts.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { FailureNotice, Notice } from '../../shared/ui/Notice.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { BeyondLastPage, NothingFound } from './AdminList.tsx'
import type { Column } from './AdminTable.tsx'
import { useListFundersQuery, useSaveFunderMutation } from './funder-endpoints.ts'
import { FunderModal, type Naming } from './FunderModal.tsx'
import styles from './JobsList.module.css'
import { ListCard } from './ListCard.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SHOWN, useFundersView, type FundersView, type ShownFunders } from './use-funders-view.ts'

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
          {funderName} {accountId !== null && <Tag>{words.ofAccount}</Tag>}
        </span>
      ),
    },
    {
      title: words.view,
      cell: ({ id, funderName }) => (
        <Button size="small" aria-label={words.viewOf(funderName)} onClick={() => open(id)}>
          {words.view}
        </Button>
      ),
    },
  ]
}

function Controls({ view }: { readonly view: FundersView }) {
  return (
    <>
      <SearchBox view={view} hint={words.searchHint} />
      {view.search.trim() === '' && (
        <label className={styles.filter}>
          {words.shown}
          <select value={view.shown} onChange={(event) => view.filter(event.target.value as ShownFunders)}>
            {SHOWN.map((shown) => (
              <option key={shown} value={shown}>
                {words.shownAs[shown]}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}

function Nothing({ view, total }: { readonly view: FundersView; readonly total: number }) {
  if (total > 0) return <BeyondLastPage view={view} />
  if (view.search.trim() !== '') return <NothingFound view={view} />
  const title = words.none[view.shown]
  if (view.shown === 'all') return <EmptyState title={title} />
  return <EmptyState title={title} action={<Button onClick={() => view.filter('all')}>{words.showAll}</Button>} />
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

/** Saves what the modal holds; it closes whatever comes of it (SPEC.md §8), and what was typed is kept for another attempt. */
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
        nothing={(total) => <Nothing view={view} total={total} />}
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
