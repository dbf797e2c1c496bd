import { memo } from 'react'
import type { FlowBlock } from '../../../../../../adapters/http-contract/forms.ts'
import { texts } from '../../../shared/texts/form-texts.ts'
import { LineActions, type QuestionDialogs } from './LineActions.tsx'
import { lineLook, marksOf, markWords } from './line-look.ts'
import { lineId, type LineMarks } from './line-marks.ts'
import styles from './FormPanel.module.css'

const words = texts.formBeside

interface LineView {
  readonly proposalId: string
  readonly isChosen: boolean
  /** The only line in the Tab order. */
  readonly isReachable: boolean
  readonly onChoose: (place: string) => void
  readonly dialogs: QuestionDialogs
}

interface FormLineProps extends LineView {
  readonly block: FlowBlock
  readonly marks: LineMarks
}

/** In the order of `markWords`. */
function Marks({ marks }: { readonly marks: LineMarks }) {
  return markWords(marks).map((word, at) => (
    <span key={at} className={at < marks.questions.length ? styles.questionMark : styles.itemMark}>
      {word}
    </span>
  ))
}

/** Omits the number of a question, because its mark shows it. */
function textOf(block: FlowBlock, { questions }: LineMarks): string {
  if (block.kind !== 'field')
    return block.number === null || questions.length > 0 ? block.text : `${block.number} ${block.text}`
  return block.text === '' ? words.field(words.controls[block.control]) : block.text
}

function lookOf(block: FlowBlock): string | undefined {
  if (block.kind === 'heading') return styles.heading
  if (block.kind === 'field') return styles.field
  return block.bold ? styles.bold : undefined
}

/** A line of the form, which can be selected to classify it. */
export const FormLine = memo(function FormLine({ block, marks, onChoose, ...view }: FormLineProps) {
  const { place } = block
  const text = textOf(block, marks)
  const look = [styles.line, lookOf(block), lineLook(marks, styles), view.isChosen && styles.chosen]
  const line = (
    <button
      type="button"
      id={lineId(place)}
      className={look.filter(Boolean).join(' ')}
      data-line={place}
      data-marks={marksOf(marks)}
      tabIndex={view.isReachable ? 0 : -1}
      aria-expanded={view.isChosen}
      onClick={() => onChoose(place)}
    >
      <Marks marks={marks} />
      <span className={styles.text} dir="auto">
        {text}
      </span>
    </button>
  )
  return (
    <>
      {block.kind === 'heading' ? <h3 className={styles.plain}>{line}</h3> : line}
      {view.isChosen && (
        <LineActions proposalId={view.proposalId} place={place} label={text} marks={marks} dialogs={view.dialogs} />
      )}
    </>
  )
})
