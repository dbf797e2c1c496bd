import { boundFound } from '../../../core/proposals/bound-found.ts'
import type { FindingNote } from '../../../core/proposals/coordinator-note.ts'
import type { Form } from '../../../core/proposals/form.ts'
import type { FoundQuestions, QuestionFinder } from '../../../core/proposals/ports/question-finder.ts'
import { candidatesOf } from './candidates.ts'
import { readingOf } from './few-found.ts'
import { printedItems } from './printed-form.ts'
import { assembleQuestions } from './question-assembly.ts'
import { foundQuestion } from './question-drafts.ts'
import { rolesOf } from './role-model.ts'
import { titleLine, titleOf } from './title.ts'

/** Finds questions by a small model of what the lines of a form are, learned from forms; no language model. */
export class ExtractiveQuestionFinder implements QuestionFinder {
  find(form: Form): Promise<FoundQuestions> {
    const items = printedItems(form)
    const candidates = candidatesOf(items)
    const roles = rolesOf(items, candidates)
    const { thresholds, isDoubtful } = readingOf(roles)
    const drafts = assembleQuestions({ items, candidates, roles, thresholds, title: titleLine(items) })
    const questions = drafts.map(foundQuestion)
    const notes: FindingNote[] = isDoubtful ? [{ code: 'few-found' }] : []
    return Promise.resolve(boundFound({ title: titleOf(form, items), questions, items: [], notes, exchanged: [] }))
  }

  findInScan(): Promise<null> {
    return Promise.resolve(null)
  }
}
