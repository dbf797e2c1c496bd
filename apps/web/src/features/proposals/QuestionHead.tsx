import type { Question } from '../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../shared/texts/application-texts.ts'
import { Tag, type TagTone } from '../../shared/ui/Tag.tsx'
import { questionHash } from './question-address.ts'
import styles from './QuestionHead.module.css'
import { TextBlock } from '../../shared/ui/TextBlock.tsx'

const words = texts.application

const tones: Readonly<Record<Question['reviewStatus'], TagTone>> = {
  'needs-you': 'busy',
  draft: 'neutral',
  checked: 'good',
  final: 'good',
}

interface QuestionHeadProps {
  readonly question: Question
  /** Such as "Question 3". */
  readonly label: string
  /** The name of whoever looks after it. */
  readonly assignee: string | undefined
}

/** Number, section and review of a question, and the question itself. */
export function QuestionHead({ question, label, assignee }: QuestionHeadProps) {
  const { id, section, status, reviewStatus, text } = question
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
          {section !== null && <span>{` · ${section}`}</span>}
          {assignee !== undefined && <span>{` · ${words.assignedTo(assignee)}`}</span>}
        </p>
        {status !== 'processing' && <Tag tone={tones[reviewStatus]}>{words.reviews[reviewStatus]}</Tag>}
      </div>
      <TextBlock as="h2" className={styles.question} id={`${id}-text`} data-printed text={text} />
    </>
  )
}
