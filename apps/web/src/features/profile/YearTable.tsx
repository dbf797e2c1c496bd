import { useState } from 'react'
import type { ProfileFact } from '../../../../../adapters/http-contract/profile.ts'
import { texts } from '../../shared/texts/profile-texts.ts'
import { FactLine } from './FactLine.tsx'
import { STATE_ICONS, stateInWords } from './FactStateNote.tsx'
import { figureIn, yearlyFigures, yearsOf, type YearlyFigure } from './profile-groups.ts'
import { useFact } from './use-fact.ts'
import styles from './YearTable.module.css'

const words = texts.profile

interface CellProps {
  readonly fact: ProfileFact
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function Cell({ fact, isOpen, onToggle }: CellProps) {
  const { label, state, value } = fact
  const { confirm, isSaving } = useFact(fact)
  const shown = value ?? (state === 'missing' ? words.add : words.differ)
  return (
    <>
      <button
        type="button"
        id={isOpen ? undefined : fact.key}
        className={`${styles.cell} ${styles[state] ?? ''}`}
        aria-expanded={isOpen}
        aria-label={`${shown}: ${label}, ${stateInWords(fact)}`}
        onClick={onToggle}
      >
        {state !== 'missing' && STATE_ICONS[state]}
        <span>{shown}</span>
      </button>
      {state === 'proposed' && !isOpen && (
        <button
          type="button"
          className="link-button small"
          aria-label={words.confirmFact(label)}
          disabled={isSaving}
          onClick={() => confirm(shown)}
        >
          {words.confirm}
        </button>
      )}
    </>
  )
}

interface YearTableProps {
  readonly title: string
  readonly facts: readonly ProfileFact[]
}

/** Figures of a group by year; the selected one is shown below with its actions. */
export function YearTable({ title, facts }: YearTableProps) {
  const figures = yearlyFigures(facts)
  const known = yearsOf(figures)
  const [added, setAdded] = useState(0)
  const [openKey, setOpenKey] = useState<string | null>(null)
  const earliest = Math.min(...known)
  const years = [...known, ...Array.from({ length: added }, (_, index) => earliest - 1 - index)]
  const factOf = (figure: YearlyFigure, year: number) => figureIn(figure, year, words.figureOf(figure.label, year))
  const open = years
    .flatMap((year) => figures.map((figure) => factOf(figure, year)))
    .find((fact) => fact?.key === openKey)

  return (
    <div className={styles.years}>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={words.years(title)}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{words.figure}</span>
              </th>
              {years.map((year) => (
                <th key={year} scope="col">
                  {year}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map((figure) => (
              <tr key={figure.base}>
                <th scope="row">{figure.label}</th>
                {years.map((year) => {
                  const fact = factOf(figure, year)
                  if (fact === undefined) return null
                  const isOpen = fact.key === openKey
                  return (
                    <td key={year}>
                      <Cell fact={fact} isOpen={isOpen} onToggle={() => setOpenKey(isOpen ? null : fact.key)} />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {open !== undefined && (
        <div className={styles.open}>
          <FactLine key={open.key} fact={open} startsEditing={open.state === 'missing'} />
        </div>
      )}
      <button type="button" className="link-button small" onClick={() => setAdded(added + 1)}>
        {words.addYear(earliest - added - 1)}
      </button>
    </div>
  )
}
