import { AnswerList } from '../features/answer-library/AnswerList.tsx'
import { texts } from '../shared/texts/answers-texts.ts'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

export function AnswersPage() {
  const words = texts.answers
  useDocumentTitle(words.title)
  return (
    <div className="stack wide">
      <header>
        <h1>{words.title}</h1>
        <p className="muted">{words.intro}</p>
      </header>
      <AnswerList />
    </div>
  )
}
