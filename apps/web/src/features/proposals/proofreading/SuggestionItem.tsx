import { Button } from 'antd'
import { use } from 'react'
import type { Suggestion } from '../../../../../../adapters/http-contract/proofreading.ts'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { Changes } from '../../../shared/editor/Changes.tsx'
import { texts } from '../../../shared/texts/proofreading-texts.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { Tag } from '../../../shared/ui/Tag.tsx'
import { LeadTo } from '../todo/use-todo.ts'
import { useApplySuggestionMutation, useDismissSuggestionMutation } from './endpoints.ts'
import { labelOf } from './suggestion-groups.ts'
import styles from './Proofreading.module.css'

const words = texts.proofreading

/** Characters of the words in a button's accessible name. */
const NAMED_BY = 60

interface SuggestionItemProps {
  readonly proposal: Proposal
  readonly suggestion: Suggestion
  /** Label such as "Question 3". */
  readonly label: string
  /** Called with a description of the result. */
  readonly onDone: (note: string) => void
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

function Actions({ proposal, suggestion, label, onDone }: SuggestionItemProps) {
  const leadTo = use(LeadTo)
  const [apply, applying] = useApplySuggestionMutation()
  const [dismiss, dismissing] = useDismissSuggestionMutation()
  const { id: suggestionId, questionId, replacement, state, why } = suggestion
  const about = (suggestion.words ?? why).slice(0, NAMED_BY)
  const named = { id: proposal.id, suggestionId }
  const isBusy = applying.isLoading || dismissing.isLoading
  const error = isBusy ? undefined : (applying.error ?? dismissing.error)
  const settle = async (work: Promise<{ readonly error?: unknown }>, note: string) => {
    if ((await work).error === undefined) onDone(note)
  }
  return (
    <>
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
        <Button size="small" aria-label={words.goToOf(label)} onClick={() => leadTo(questionId)}>
          {words.goTo}
        </Button>
        <Button
          size="small"
          loading={dismissing.isLoading}
          disabled={isBusy}
          aria-label={words.dismissOf(label, about)}
          onClick={() => void settle(dismiss(named), words.wasDismissed)}
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
      {state === 'outdated' && <p className="muted small">{words.outdated}</p>}
      {state === 'open' && replacement === null && <p className="muted small">{words.byHand}</p>}
      {state === 'applied' ? <Tag tone="good">{words.applied}</Tag> : <Actions {...props} />}
    </li>
  )
}
