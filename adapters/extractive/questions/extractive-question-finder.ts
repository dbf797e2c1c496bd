import { boundFound } from '../../../core/proposals/bound-found.ts'
import type { FindingNote } from '../../../core/proposals/coordinator-note.ts'
import type { Form } from '../../../core/proposals/form.ts'
import type { FoundQuestions, QuestionFinder } from '../../../core/proposals/ports/question-finder.ts'
import { askedQuestions } from './asked-questions.ts'
import { candidatesOf } from './candidates.ts'
import { foundItems } from './found-items.ts'
import { printedItems } from './printed-form.ts'
import { foundQuestion } from './question-drafts.ts'
import { rolesOf } from './role-model.ts'
import { titleOf } from './title.ts'

/** Finds questions by a small model of what the lines of a form are, learned from forms; no language model. */
export class ExtractiveQuestionFinder implements QuestionFinder {
  find(form: Form): Promise<FoundQuestions> {
    const items = printedItems(form)
    const candidates = candidatesOf(items)
    const { drafts, isDoubtful } = askedQuestions(items, candidates, rolesOf(items, candidates))
    const others = foundItems(form, items, drafts)
    const notes: FindingNote[] = isDoubtful ? [{ code: 'few-found' }] : []
    const questions = drafts.map(foundQuestion)
    return Promise.resolve(boundFound({ title: titleOf(form, items), questions, items: others, notes, exchanged: [] }))
  }

  findInScan(): Promise<null> {
    return Promise.resolve(null)
  }
}
