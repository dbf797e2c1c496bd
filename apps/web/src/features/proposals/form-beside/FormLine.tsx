import { memo } from 'react'
import type { FlowBlock } from '../../../../../../adapters/http-contract/forms.ts'
import { texts } from '../../../shared/texts/form-texts.ts'
import { LineActions, type QuestionDialogs } from './LineActions.tsx'
import { lineId, type LineMarks } from './line-marks.ts'
import styles from './FormPanel.module.css'

const words = texts.formBeside

export interface LineView {
  readonly proposalId: string
  readonly isChosen: boolean
  /** The one line that the Tab key reaches. */
  readonly isReachable: boolean
  readonly onChoose: (place: string) => void
  readonly dialogs: QuestionDialogs
}

interface FormLineProps extends LineView {
  readonly block: FlowBlock
  readonly marks: LineMarks
}

/** What a line is, in words: its colour alone says nothing. */
function Marks({ marks: { questions, items } }: { readonly marks: LineMarks }) {
  return (
    <>
      {questions.map(({ question, number }) => (
        <span key={question.id} className={styles.questionMark}>
          {texts.proposal.questionNumber(number)}
        </span>
      ))}
      {items.map((item) => (
        <span key={item.id} className={styles.itemMark}>
          {words.items.kinds[item.kind]}
        </span>
      ))}
    </>
  )
}

/** The mark of a question says its number. */
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

function markLook({ questions, items }: LineMarks): string | undefined {
  if (questions.length > 0) return styles.isQuestion
  return items.length > 0 ? styles.isItem : undefined
}

/** A line of the form, which can be chosen to say what it is. */
export const FormLine = memo(function FormLine({ block, marks, onChoose, ...view }: FormLineProps) {
  const { place } = block
  const ids = [...marks.questions.map(({ question }) => question.id), ...marks.items.map(({ id }) => id)]
  const text = textOf(block, marks)
  const look = [styles.line, lookOf(block), markLook(marks), view.isChosen && styles.chosen]
  const line = (
    <button
      type="button"
      id={lineId(place)}
      className={look.filter(Boolean).join(' ')}
      data-line={place}
      data-marks={ids.join(' ')}
      tabIndex={view.isReachable ? 0 : -1}
      aria-expanded={view.isChosen}
      onClick={() => onChoose(place)}
    >
      <Marks marks={marks} />
      <span className={styles.text}>{text}</span>
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
