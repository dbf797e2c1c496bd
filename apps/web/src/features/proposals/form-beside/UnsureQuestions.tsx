import { Button } from 'antd'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/form-texts.ts'
import { useRemoveQuestionMutation } from '../endpoints/question-endpoints.ts'

const words = texts.formBeside.doubt

interface UnsureQuestionsProps {
  readonly proposalId: string
  readonly questions: readonly Question[]
}

/** Possible non-questions, each with a button to remove it. */
export function UnsureQuestions({ proposalId, questions }: UnsureQuestionsProps) {
  const [remove] = useRemoveQuestionMutation()
  return (
    <ul>
      {questions.map(({ id, text }) => (
        <li key={id}>
          <bdi>{text}</bdi>{' '}
          <Button
            size="small"
            type="link"
            danger
            aria-label={`${words.remove}: ${text}`}
            onClick={() => void remove({ id: proposalId, questionId: id })}
          >
            {words.remove}
          </Button>
        </li>
      ))}
    </ul>
  )
}
