import { Fragment, type Ref } from 'react'
import type { Proposal, Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { Prose } from '../../../shared/ui/Prose.tsx'
import { TextBlock } from '../../../shared/ui/TextBlock.tsx'
import styles from './ApplicationDocument.module.css'
import { numberOf } from '../proposal-state.ts'

const words = texts.proposal

/** Text that only asks for missing points is not shown to a funder. */
function answerOf(question: Question): string {
  return question.requires_custom_answer ? '' : (question.answer?.answer ?? '')
}

function Entry({ question, number }: { readonly question: Question; readonly number: string }) {
  const answer = answerOf(question)
  return (
    <>
      <h3 className={styles.question}>
        {number}. <bdi>{question.text}</bdi>
      </h3>
      {question.guidance !== null && <TextBlock className={styles.guidance} text={question.guidance} />}
      {answer === '' ? (
        <p>
          <em>{words.noAnswer}</em>
        </p>
      ) : (
        <Prose text={answer} />
      )}
    </>
  )
}

interface ApplicationDocumentProps {
  readonly proposal: Proposal
  readonly ref?: Ref<HTMLElement>
}

/** The whole application in order, as printed. */
export function ApplicationDocument({ proposal: { name, questions }, ref }: ApplicationDocumentProps) {
  return (
    <article ref={ref} className={styles.document} aria-label={name} data-printed>
      <h2 dir="auto">{name}</h2>
      {questions.map((question, index) => (
        <Fragment key={question.id}>
          {question.section !== null && question.section !== questions[index - 1]?.section && (
            <p className={styles.section} dir="auto">
              {question.section}
            </p>
          )}
          <Entry question={question} number={numberOf(question, index)} />
        </Fragment>
      ))}
    </article>
  )
}
