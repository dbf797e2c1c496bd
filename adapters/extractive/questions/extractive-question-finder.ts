import { boundFound } from '../../../core/proposals/bound-found.ts'
import type { Form } from '../../../core/proposals/form.ts'
import type { FoundQuestions, QuestionFinder } from '../../../core/proposals/ports/question-finder.ts'
import { printsOptions } from './form-habits.ts'
import { printedItems } from './printed-form.ts'
import type { PrintedItem } from './printed-items.ts'
import { wordsIn } from './prompts.ts'
import { foundQuestion, isBareLabel, takesAnswer, type QuestionDraft } from './question-drafts.ts'
import { QuestionWalk } from './question-walk.ts'
import { signatureItems } from './signature-blocks.ts'
import { titleLine, titleOf } from './title.ts'
import { normaliseWords } from '../../../core/shared/normalise-text.ts'

/** Finds questions by rules on wording and layout, without a model. */
export class ExtractiveQuestionFinder implements QuestionFinder {
  find(form: Form): Promise<FoundQuestions> {
    const items = printedItems(form)
    const drafts = new QuestionWalk(items, signatureItems(items), titleLine(items)).walk()
    const options = printsOptions(items)
    const asked = withoutBareLabels(
      items,
      drafts.filter((draft) => takesAnswer(draft, options)),
    )
    const questions = withoutRepeats(asked).map(foundQuestion)
    return Promise.resolve(boundFound({ title: titleOf(form, items), questions, items: [], notes: [], exchanged: [] }))
  }

  findInScan(): Promise<null> {
    return Promise.resolve(null)
  }
}

/** So many words a question or more, and a text is to be read rather than filled in. */
const WORDS_OF_PROSE = 90

/** In running text a short line asks nothing, where in a form it would. */
function withoutBareLabels(items: readonly PrintedItem[], drafts: readonly QuestionDraft[]): readonly QuestionDraft[] {
  const words = items.reduce((sum, item) => sum + (item.kind === 'line' ? wordsIn(item.text) : 0), 0)
  return words < drafts.length * WORDS_OF_PROSE ? drafts : drafts.filter((draft) => !isBareLabel(draft))
}

/** An exact repeat within a section is asked once. */
function withoutRepeats(drafts: readonly QuestionDraft[]): QuestionDraft[] {
  const seen = new Set<string>()
  return drafts.filter((draft) => {
    const key = `${draft.section ?? ''} ${draft.under ?? ''} ${normaliseWords(draft.text)}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
