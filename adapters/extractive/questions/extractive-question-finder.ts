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
import { signatureItems } from './signature-blocks.ts'
import { titleLine, titleOf } from './title.ts'

/** Finds questions by a small model of what the lines of a form are, learned from forms; no language model. */
export class ExtractiveQuestionFinder implements QuestionFinder {
  find(form: Form): Promise<FoundQuestions> {
    const items = printedItems(form)
    const candidates = candidatesOf(items)
    const { drafts, isDoubtful } = askedQuestions(items, candidates, rolesOf(items, candidates))
    const asked = new Set(drafts.flatMap(({ line }) => line ?? []))
    const [signing, title] = [signatureItems(items), titleLine(items)]
    const others = foundItems({ items, signing, title, asked, pages: pagesOf(form) })
    const notes: FindingNote[] = isDoubtful ? [{ code: 'few-found' }] : []
    const questions = drafts.map(foundQuestion)
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
