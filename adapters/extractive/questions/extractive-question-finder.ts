import { boundFound } from '../../../core/forms/bound-found.ts'
import type { FindingNote } from '../../../core/proposals/coordinator-note.ts'
import type { Form } from '../../../core/proposals/form/form.ts'
import type {
  FindingContext,
  FoundQuestions,
  QuestionFinder,
  ToldContext,
} from '../../../core/forms/ports/question-finder.ts'
import { askedQuestions } from './asked-questions.ts'
import { candidatesOf } from './candidates.ts'
import { foundItems } from './found-items.ts'
import { printedItems } from './printed-form.ts'
import { foundQuestion } from './question-drafts.ts'
import { rolesOf } from './role-model.ts'
import { titleOf } from './title.ts'

/** Finds questions with a small model, trained on forms, that classifies their lines; it uses no language model. */
export class ExtractiveQuestionFinder implements QuestionFinder {
  find(form: Form, { told = [] }: Pick<FindingContext, 'told'> = {}): Promise<FoundQuestions> {
    const items = printedItems(form)
    const candidates = candidatesOf(items)
    const { drafts, isDoubtful, ...asked } = askedQuestions(items, candidates, rolesOf(items, candidates), told)
    const others = foundItems(form, items, drafts)
    const notes: FindingNote[] = isDoubtful ? [{ code: 'few-found' }] : []
    const questions = drafts.map(foundQuestion)
    const title = titleOf(form, items)
    return Promise.resolve(boundFound({ title, questions, items: others, ...asked, notes, exchanged: [] }))
  }

  findAgain(form: Form, context: ToldContext): Promise<FoundQuestions> {
    return this.find(form, context)
  }

  findInScan(): Promise<null> {
    return Promise.resolve(null)
  }
}
