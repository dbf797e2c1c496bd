import { Fragment, useRef, type Ref } from 'react'
import type { Proposal, Question } from '../../../../../adapters/http-contract/proposals.ts'
import { copyRichText } from '../../shared/clipboard.ts'
import { portableHtml } from '../../shared/portable-html.ts'
import { foreignOwner } from '../../shared/foreign-owner.ts'
import { usePlaceholders, type Fill } from '../../shared/placeholders/use-placeholders.tsx'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/application-texts.ts'
import { CopyButton } from '../../shared/ui/CopyButton.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { Prose } from '../../shared/ui/Prose.tsx'
import styles from './FullDocumentView.module.css'
import { answersToCheck } from './answers-to-check.ts'
import { textsToGive, withFilled } from './texts-to-give.ts'
import { numberOf } from './proposal-state.ts'
import { countOf } from './review-state.ts'
import { TextBlock } from '../../shared/ui/TextBlock.tsx'

const words = texts.proposal

/** A request for what is missing is no answer to give to a funder. */
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

/** The application from top to bottom, as it would be printed. */
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

/** The document, and a button that copies it. */
export function FullDocumentView({ proposal }: { readonly proposal: Proposal }) {
  const page = useRef<HTMLElement>(null)
  const { questions } = proposal
  const before = answersToCheck(questions)
  const unchecked = questions.length - countOf('checked', questions)
  const isOwn = foreignOwner(proposal, useCurrentUser()) === null
  const first = usePlaceholders({ texts: () => textsToGive(proposal), mayChange: isOwn, isPrinted: true })
  if (questions.length === 0) return <EmptyState title={words.noQuestionsInDocument} />
  const copy = async (fill: Fill) => {
    const element = page.current
    if (element === null) return false
    if (first.isOpen()) return (await import('./copy-document.tsx')).copyDocument(withFilled(proposal, fill))
    return copyRichText(portableHtml(element), element.innerText)
  }
  return (
    <div className="stack">
      <div className="row apart">
        <p className="muted">
          {words.draftNotes.completed}
          {unchecked > 0 && <strong> {texts.application.notChecked(unchecked)}</strong>}
          {before !== '' && <strong> {before}</strong>}
        </p>
        <CopyButton label={words.copyDocument} copy={copy} before={before} first={first} isPrimary />
      </div>
      <ApplicationDocument ref={page} proposal={proposal} />
    </div>
  )
}
