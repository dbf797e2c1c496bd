import { Button } from 'antd'
import { useId } from 'react'
import type { Budget } from '../../../../../adapters/http-contract/brief.ts'
import { isDraft } from '../../shared/editor/origin-words.ts'
import { TextSources } from '../../shared/sources/TextSources.tsx'
import { texts } from '../../shared/texts/brief-texts.ts'
import { FailureNotice, Notice } from '../../shared/ui/Notice.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import styles from './Brief.module.css'
import { emptyLine, linesOf } from './budget-draft.ts'
import { BudgetDifferences } from './BudgetDifferences.tsx'
import { BudgetTable } from './BudgetTable.tsx'
import { useBudget, type EditedBudget } from './use-budget.ts'
import { Select } from '../../shared/ui/Select.tsx'

const words = texts.brief.budget
const CURRENCIES = ['GBP', 'EUR', 'USD']

function SaveState({ edited: { draft, language, status, error, save, discard } }: { readonly edited: EditedBudget }) {
  if (status === 'conflict')
    return (
      <Notice tone="warning">
        {words.conflict}
        <span className="row">
          <Button size="small" onClick={save}>
            {words.keepMine}
          </Button>
          <Button size="small" onClick={discard}>
            {words.showTheirs}
          </Button>
        </span>
      </Notice>
    )
  if (status === 'failed')
    return (
      <FailureNotice
        error={error}
        heading={words.saveFailed}
        action={
          <button type="button" className="link-button" onClick={save}>
            {texts.common.tryAgain}
          </button>
        }
      />
    )
  if (linesOf(draft, language) === null) return <Notice tone="warning">{words.invalid}</Notice>
  const said = { unchanged: '', changed: words.saving, saving: words.saving, saved: texts.common.saved }[status]
  return (
    <span className="muted small" role="status">
      {said}
    </span>
  )
}

/** The budget as a table that saves itself, with sums and discrepancies. */
export function BudgetCard({ projectId, budget }: { readonly projectId: string; readonly budget: Budget }) {
  const edited = useBudget(projectId, budget)
  const heading = useId()
  const { draft, language, change, save } = edited
  const isProposal = budget.lines.length > 0 && isDraft(budget.state)
  const currencies = [...new Set([...CURRENCIES, draft.currency])]
  return (
    <section className={`card stack ${styles.budget}`} aria-labelledby={heading}>
      <div className={styles.heading}>
        <h2 id={heading}>{words.title}</h2>
        {isProposal && <Tag tone="busy">{texts.brief.proposal}</Tag>}
        <p className="muted small">{words.hint}</p>
      </div>
      {draft.lines.length === 0 ? (
        <p className="muted">{words.empty}</p>
      ) : (
        <BudgetTable draft={draft} language={language} onChange={change} />
      )}
      <BudgetDifferences draft={draft} language={language} />
      <div className="row">
        <Button onClick={() => change({ ...draft, lines: [...draft.lines, emptyLine()] })}>{words.add}</Button>
        <Select
          aria-label={words.currency}
          value={draft.currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(currency: string) => change({ ...draft, currency })}
        />
        {isProposal && (
          <Button aria-label={texts.brief.keepNamed(words.title)} onClick={save}>
            {texts.brief.keep}
          </Button>
        )}
      </div>
      <SaveState edited={edited} />
      {budget.lines.length > 0 && (
        <TextSources title={texts.brief.sourcesTitle(words.title)} sources={budget.sources} />
      )}
    </section>
  )
}
