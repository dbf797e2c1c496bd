import { boundFound } from '../../../core/proposals/bound-found.ts'
import type { FindingNote } from '../../../core/proposals/coordinator-note.ts'
import type { Form } from '../../../core/proposals/form.ts'
import type { FoundQuestions, QuestionFinder } from '../../../core/proposals/ports/question-finder.ts'
import { candidatesOf } from './candidates.ts'
import { readingOf } from './few-found.ts'
import { printsOptions } from './form-habits.ts'
import { foundItems } from './found-items.ts'
import { printedItems } from './printed-form.ts'
import { assembleQuestions } from './question-assembly.ts'
import { foundQuestion, takesAnswer } from './question-drafts.ts'
import { rolesOf } from './role-model.ts'
import { signatureItems } from './signature-blocks.ts'
import { titleLine, titleOf } from './title.ts'

/** Finds questions by a small model of what the lines of a form are, learned from forms; no language model. */
export class ExtractiveQuestionFinder implements QuestionFinder {
  find(form: Form): Promise<FoundQuestions> {
    const items = printedItems(form)
    const [candidates, signing, title] = [candidatesOf(items), signatureItems(items), titleLine(items)]
    const roles = rolesOf(items, candidates)
    const { thresholds, isDoubtful } = readingOf(roles)
    const options = printsOptions(items)
    const drafts = assembleQuestions({ items, candidates, roles, thresholds, title })
    const asked = drafts.filter((draft) => takesAnswer(draft, options))
    const lines = new Set(asked.flatMap(({ line }) => line ?? []))
    const others = foundItems({ items, signing, title, asked: lines, pages: pagesOf(form) })
    const notes: FindingNote[] = isDoubtful ? [{ code: 'few-found' }] : []
    const questions = asked.map(foundQuestion)
    return Promise.resolve(
      boundFound({ title: titleOf(form, items), questions, items: others, notes, exchanged: [] }),
    )
  }

  findInScan(): Promise<null> {
    return Promise.resolve(null)
  }
}

function pagesOf({ blocks }: Form): ReadonlyMap<string, number | null> {
  const placed = blocks.flatMap((block) =>
    block.kind === 'table'
      ? [block, ...block.cells.flatMap(({ blocks: inner, ...cell }) => [cell, ...inner])]
      : [block],
  )
  return new Map(placed.map(({ anchor, page }) => [anchor, page]))
}
