import { Button } from 'antd'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/editing-texts.ts'
import styles from './ChatSuggestions.module.css'

const words = texts.editing.suggestions

type Suggestion = Exclude<keyof typeof words, 'title' | 'requests'>

/** Suggestions that suit the answer. */
function suggestionsFor({ answer, requires_custom_answer, word_limit, characters_limit }: Question): Suggestion[] {
  if (answer === null || requires_custom_answer) return []
  const hasLimit = word_limit !== null || characters_limit !== null
  return [
    'shorter',
    ...(hasLimit ? (['fit'] as const) : []),
    'figures',
    ...(answer.version > 1 ? (['undo'] as const) : []),
  ]
}

interface ChatSuggestionsProps {
  readonly question: Question
  readonly isDisabled: boolean
  readonly onSend: (request: string) => void
}

/** Buttons for common requests. */
export function ChatSuggestions({ question, isDisabled, onSend }: ChatSuggestionsProps) {
  const suggestions = suggestionsFor(question)
  if (suggestions.length === 0) return null
  return (
    <div className={styles.suggestions} role="group" aria-label={words.title}>
      {suggestions.map((suggestion) => (
        <Button key={suggestion} size="small" disabled={isDisabled} onClick={() => onSend(words.requests[suggestion])}>
          {words[suggestion]}
        </Button>
      ))}
    </div>
  )
}
