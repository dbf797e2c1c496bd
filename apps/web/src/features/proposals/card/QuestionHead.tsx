import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { Tag } from '../../../shared/ui/Tag.tsx'
import { questionHash } from '../question-address.ts'
import { reviewOf } from '../review-state.ts'
import styles from './QuestionHead.module.css'
import { TextBlock } from '../../../shared/ui/TextBlock.tsx'

const words = texts.application

const tones = { 'needs-you': 'busy', checked: 'good', final: 'good' } as const

interface QuestionHeadProps {
  readonly question: Question
  /** Label such as "Question 3". */
  readonly label: string
  /** Name of the person responsible for it. */
  readonly assignee: string | undefined
  readonly onClose: ((questionId: string) => void) | undefined
}

/** Number, review state and text of a question. Its section and its draft notice are shown elsewhere. */
export function QuestionHead({ question, label, assignee, onClose }: QuestionHeadProps) {
  const { id, status, reviewStatus, text } = question
  const state = reviewStatus === 'final' ? reviewStatus : reviewOf(question)
  return (
    <>
      <div className={styles.place}>
        <p>
          <a
            href={questionHash(id)}
            aria-label={words.linkTo(label)}
            className={styles.number}
            tabIndex={-1}
            data-printed
          >
            {label}
          </a>
          {assignee !== undefined && <span>{` · ${words.assignedTo(assignee)}`}</span>}
        </p>
        {onClose !== undefined && (
          <button
            type="button"
            className="link-button"
            aria-label={words.facts.closeOf(label)}
            onClick={() => onClose(id)}
          >
            {words.facts.close}
          </button>
        )}
        {status !== 'processing' && state !== 'draft' && <Tag tone={tones[state]}>{words.reviews[state]}</Tag>}
      </div>
      <TextBlock as="h2" className={styles.question} id={`${id}-text`} data-printed text={text} />
    </>
  )
}
