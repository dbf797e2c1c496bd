import type { Form } from '../../../core/proposals/form.ts'
import type { FoundQuestions, QuestionFinder } from '../../../core/proposals/ports/question-finder.ts'
import { printsOptions } from './form-habits.ts'
import { printedItems } from './printed-items.ts'
import { foldedWords, foundQuestion, takesAnswer, type QuestionDraft } from './question-drafts.ts'
import { QuestionWalk } from './question-walk.ts'
import { signatureItems } from './signature-blocks.ts'
import { titleLine, titleOf } from './title.ts'

/** Finds questions by rules on wording and layout, without a model. */
export class ExtractiveQuestionFinder implements QuestionFinder {
  find(form: Form): Promise<FoundQuestions> {
    const items = printedItems(form)
    const drafts = new QuestionWalk(items, signatureItems(items), titleLine(items)).walk()
    const options = printsOptions(items)
    const asked = drafts.filter((draft) => takesAnswer(draft, options))
    const questions = withoutRepeats(asked).map(foundQuestion)
    return Promise.resolve({ title: titleOf(form, items), questions, usage: null })
  }
}

/** An exact repeat within a section is asked once. */
function withoutRepeats(drafts: readonly QuestionDraft[]): QuestionDraft[] {
  const seen = new Set<string>()
  return drafts.filter((draft) => {
    const key = `${draft.section ?? ''} ${draft.under ?? ''} ${foldedWords(draft.text)}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
