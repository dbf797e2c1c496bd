import { Segmented } from 'antd'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { FlowBlock, FormBlock } from '../../../../../../adapters/http-contract/forms.ts'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/form-texts.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { FormText } from './FormText.tsx'
import { LineActions, type QuestionDialogs } from './LineActions.tsx'
import { moveByArrow } from './move-by-arrow.ts'
import { goTo, lineId, marksByPlace, NO_MARKS } from './line-marks.ts'
import styles from './FormPanel.module.css'
import type { FormStart } from './use-form-beside.ts'

const words = texts.formBeside
const FormPages = lazyPart(() => import('./FormPages.tsx').then(({ FormPages }) => FormPages))

const VIEWS = ['text', 'pages'] as const

function linesOf(blocks: readonly FormBlock[]): FlowBlock[] {
  const lines = blocks.flatMap((block) =>
    block.kind === 'table' ? block.cells.flatMap((cell) => cell.blocks) : [block],
  )
  return lines.filter((line) => line.kind === 'field' || line.text.trim() !== '')
}

/** The selected line and the line in the Tab order; both start with the requested one. */
function useLines(lines: readonly FlowBlock[], start: FormStart) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [reached, setReached] = useState(() => lines[0]?.place ?? null)
  const onChoose = useCallback((place: string) => setChosen((before) => (before === place ? null : place)), [])
  useEffect(() => {
    if (start.place === null) return
    setChosen(start.place)
    goTo(lineId(start.place))
  }, [start])
  return { chosen, reached, onChoose, setReached }
}

interface FormLinesProps {
  readonly proposal: Proposal
  readonly blocks: readonly FormBlock[]
  readonly isPdf: boolean
  readonly dialogs: QuestionDialogs
  readonly start: FormStart
}

/** The form's lines as text, or over the pages of its PDF, with their classification and actions. */
export function FormLines({ proposal, blocks, isPdf, dialogs, start }: FormLinesProps) {
  const { id, questions, items } = proposal
  const [view, setView] = useState<(typeof VIEWS)[number]>('text')
  const lines = useMemo(() => linesOf(blocks), [blocks])
  const marks = useMemo(() => marksByPlace({ questions, items }), [questions, items])
  const { setReached, ...shown } = useLines(lines, start)
  const chosen = lines.find(({ place }) => place === shown.chosen)
  const onPages = view === 'pages'
  return (
    <>
      {isPdf && (
        <Segmented
          size="small"
          className={styles.views ?? ''}
          aria-label={words.views.label}
          options={VIEWS.map((value) => ({ value, label: words.views[value] }))}
          value={view}
          onChange={setView}
        />
      )}
      <div
        className={styles.pages}
        onKeyDown={(event) => moveByArrow(event, '[data-line]')}
        onFocus={({ target }) => setReached((before) => target.dataset['line'] ?? before)}
      >
        {onPages ? (
          <FormPages proposalId={id} lines={lines} marks={marks} {...shown} />
        ) : (
          <FormText proposalId={id} blocks={blocks} marks={marks} dialogs={dialogs} {...shown} />
        )}
      </div>
      {onPages && chosen !== undefined && (
        <div className={styles.chosenLine}>
          <p className="small" dir="auto">
            {chosen.text}
          </p>
          <LineActions
            key={chosen.place}
            proposalId={id}
            place={chosen.place}
            label={chosen.text}
            marks={marks.get(chosen.place) ?? NO_MARKS}
            dialogs={dialogs}
          />
        </div>
      )}
    </>
  )
}
