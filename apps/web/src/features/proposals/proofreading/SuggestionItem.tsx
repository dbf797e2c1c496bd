import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { Suggestion } from '../../../../../../adapters/http-contract/proofreading.ts'
import type { Proposal, Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { Changes } from '../../../shared/editor/Changes.tsx'
import { EditableText, type TextHandle } from '../../../shared/editor/EditableText.tsx'
import { texts } from '../../../shared/texts/proofreading-texts.ts'
import { texts as proposalTexts } from '../../../shared/texts/proposal-texts.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { Tag } from '../../../shared/ui/Tag.tsx'
import { useApplySuggestionMutation, useDismissSuggestionMutation, type NamedSuggestion } from './endpoints.ts'
import { useTakeAnswer } from '../card/take-answer.ts'
import { labelOf } from '../proposal-state.ts'
import styles from './Proofreading.module.css'

const words = texts.proofreading

/** Characters of the words in a button's accessible name. */
const NAMED_BY = 60

interface SuggestionItemProps {
  readonly proposal: Proposal
  readonly suggestion: Suggestion
  /** Label such as "Question 3". */
  readonly label: string
  /** Called with a description of the result, and for a dismissal with the suggestion. */
  readonly onDone: (note: string, dismissed?: NamedSuggestion) => void
}

/** The suggestion's words: changed, or as they are. */
function Words({ suggestion }: Pick<SuggestionItemProps, 'suggestion'>) {
  const { words: before, replacement, state } = suggestion
  if (before === null) return null
  if (replacement === null || state === 'applied') return <q className={styles.words}>{before}</q>
  return (
    <>
      <Changes before={before} after={replacement} />
      {replacement === '' && <p className="muted small">{words.takenAway}</p>}
    </>
  )
}

function Other({ proposal, suggestion: { other } }: Pick<SuggestionItemProps, 'proposal' | 'suggestion'>) {
  if (other === null) return null
  const label = other.questionId === null ? null : labelOf(proposal, other.questionId)
  return (
    <p className={styles.other}>
      <span className="muted">{label === null ? words.told : words.otherAnswer(label)}</span> <q>{other.words}</q>
    </p>
  )
}

/** The suggestion's answer, opened in its editor. */
function OpenAnswer({
  proposal,
  question,
  label,
}: Pick<SuggestionItemProps, 'proposal' | 'label'> & { question: Question }) {
  const editor = useRef<TextHandle>(null)
  const takeAnswer = useTakeAnswer(proposal.id, question.id)
  useEffect(() => editor.current?.insert('', (text) => text), [])
  return (
    <EditableText
      handle={editor}
      owner={{ kind: 'answer', proposalId: proposal.id, questionId: question.id }}
      label={proposalTexts.proposal.answerTo(label)}
      text={question.answer?.answer ?? ''}
      state={question.answer}
      isReadOnly={false}
      onSaved={takeAnswer}
    />
  )
}

function Actions({ proposal, suggestion, label, onDone }: SuggestionItemProps) {
  const [apply, applying] = useApplySuggestionMutation()
  const [dismiss, dismissing] = useDismissSuggestionMutation()
  const { id: suggestionId, questionId, replacement, state, why } = suggestion
  const about = (suggestion.words ?? why).slice(0, NAMED_BY)
  const named = { id: proposal.id, suggestionId }
  const [isOpen, setIsOpen] = useState(false)
  const question = proposal.questions.find(({ id }) => id === questionId)
  const isBusy = applying.isLoading || dismissing.isLoading
  const error = isBusy ? undefined : (applying.error ?? dismissing.error)
  const settle = async (work: Promise<{ readonly error?: unknown }>, ...done: Parameters<typeof onDone>) => {
    if ((await work).error === undefined) onDone(...done)
  }
  return (
    <>
      {isOpen && question !== undefined && <OpenAnswer {...{ proposal, question, label }} />}
      <div className="row">
        {replacement !== null && state === 'open' && (
          <Button
            size="small"
            type="primary"
            loading={applying.isLoading}
            disabled={isBusy}
            aria-label={words.applyTo(label, about)}
            onClick={() => void settle(apply(named), words.wasApplied(label))}
          >
            {words.apply}
          </Button>
        )}
        {!isOpen && (
          <Button size="small" aria-label={words.editOf(label, about)} onClick={() => setIsOpen(true)}>
            {words.edit}
          </Button>
        )}
        <Button
          size="small"
          loading={dismissing.isLoading}
          disabled={isBusy}
          aria-label={words.dismissOf(label, about)}
          onClick={() => void settle(dismiss({ ...named, undo: false }), words.wasDismissed, named)}
        >
          {words.dismiss}
        </Button>
      </div>
      {error !== undefined && <FailureNotice error={error} heading={words.notDone} />}
    </>
  )
}

/** A problem of an answer, its correction, and the actions. */
export function SuggestionItem(props: SuggestionItemProps) {
  const { kind, why, replacement, state } = props.suggestion
  return (
    <li className={styles.suggestion}>
      <div className="row">
        <Tag tone="neutral">{words.kinds[kind]}</Tag>
        <span>{why}</span>
      </div>
      <Words suggestion={props.suggestion} />
      <Other {...props} />
      {state === 'outdated' && <Tag>{words.outdated}</Tag>}
      {state === 'open' && replacement === null && <p className="muted small">{words.byHand}</p>}
      {state === 'applied' ? <Tag tone="good">{words.applied}</Tag> : <Actions {...props} />}
    </li>
  )
}
