import type { ProposalId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { AppError, notFound } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { findReading } from './find-reading.ts'
import type { Proposals } from '../proposals/ports.ts'
import type { QuestionKind } from '../proposals/question/question-kind.ts'
import { questionText } from '../proposals/question/question-text.ts'
import { splitOrdinal } from '../proposals/question/printed-ordinal.ts'
import { askAt, type AskingPorts, type AskingStores } from './ask-at.ts'
import { MAX_ITEMS, type FormItem } from '../proposals/form/form-item.ts'
import { headingAbove, linesOf, type FormLine } from '../proposals/form/form-lines.ts'
import { corrects, withItem, type FormReading } from '../proposals/form/form-reading.ts'

export interface MarkingStores extends AskingStores {
  readonly proposals: Proposals
}

export interface MarkLineInput {
  readonly actor: Actor
  readonly proposalId: ProposalId
  readonly place: string
  /** A question that text answers, or an item of this kind. */
  readonly as: 'question' | QuestionKind
}

/** Marks a line of the form as a question, whose answer is queued, or as an item. */
export class MarkLine {
  constructor(
    private readonly work: UnitOfWork<MarkingStores>,
    private readonly ports: AskingPorts,
  ) {}

  /** Does nothing if the line is already marked so. Throws `not-found` for a line that the form does not have. */
  async execute({ actor, proposalId, place, as }: MarkLineInput): Promise<void> {
    await this.work.run(async (stores) => {
      const reading = await findReading(stores, actor, proposalId)
      const lines = linesOf(reading.blocks)
      const line = lines.find((one) => one.place === place)
      if (line === undefined) throw notFound('proposals.line-not-found')
      if (await isMarked(stores, reading, place, as)) return
      const section = headingAbove(lines, place)
      if (as === 'question') await askAt(stores, reading, { ...asked(line), section, found: null }, this.ports)
      else await stores.formReadings.save(addItem(reading, this.itemOf(line, as, section)))
    })
  }

  private itemOf(line: FormLine, kind: QuestionKind, section: string | null): FormItem {
    const { text, place } = asked(line)
    const id = this.ports.sources.ids.next<'item'>()
    return {
      id,
      kind,
      text: questionText(text, 'place'),
      section,
      options: [],
      place,
      page: line.page,
      found: null,
      done: false,
    }
  }
}

async function isMarked(
  { questions }: MarkingStores,
  { accountId, id, marks, items }: FormReading,
  place: string,
  as: MarkLineInput['as'],
): Promise<boolean> {
  if (as !== 'question') return items.some((item) => item.place === place)
  const marked = new Set(marks.filter((mark) => mark.place === place).map(({ questionId }) => questionId))
  return marked.size > 0 && (await questions.places(accountId, id)).some((question) => marked.has(question.id))
}

/** Adds an item to the reading. Throws `conflict` where there are too many. */
export function addItem(reading: FormReading, item: FormItem): FormReading {
  if (reading.items.length >= MAX_ITEMS)
    throw new AppError('conflict', 'proposals.too-many-items', { values: { most: MAX_ITEMS } })
  const { place, found, kind, text } = item
  return corrects(withItem(reading, item), { place, found, as: 'item', kind, text })
}

function asked({ text, number, anchor, place }: FormLine) {
  const split = splitOrdinal(text)
  return { text: split.text.replace(/\s*:$/u, ''), number: number ?? split.number, anchor, place }
}
