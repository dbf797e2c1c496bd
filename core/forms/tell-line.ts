import type { ProposalId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { normaliseWords } from '../shared/normalise-text.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { boundFound } from './bound-found.ts'
import { findProposal } from '../proposals/find-proposal.ts'
import type { DoubtfulLine, FoundQuestions, QuestionFinder, ToldLine } from './ports/question-finder.ts'
import type { Proposals } from '../proposals/ports/proposals.ts'
import type { ToldForms } from './ports/told-forms.ts'
import { questionText } from '../proposals/question/question-text.ts'
import { applyFound, type QuestionStores, type TellingOf } from './apply-found.ts'
import type { AskingPorts } from './ask-at.ts'
import type { FormReading } from '../proposals/form/form-reading.ts'
import { findReading } from './find-reading.ts'
import { isSameLayout, layoutOfReading, toldLinesOf, withToldLine, type ToldForm } from './told-form.ts'

interface Stores extends QuestionStores {
  readonly proposals: Proposals
  readonly toldForms: ToldForms
}

export interface LinesToLookAt {
  /** Most useful decisions first. */
  readonly doubtful: readonly DoubtfulLine[]
  /** The account's decisions on this form or a nearly identical one. */
  readonly told: readonly ToldLine[]
}

interface Known {
  readonly reading: FormReading
  readonly mediaType: string
  readonly layout: string
  readonly told: readonly ToldLine[]
}

type Finder = Pick<QuestionFinder, 'findAgain'>

/** Lists the lines of an application's form that may be questions. */
export class ListDoubtfulLines {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly finder: Finder,
  ) {}

  async execute({ actor, proposalId }: { actor: Actor; proposalId: ProposalId }): Promise<LinesToLookAt> {
    const known = await this.work.run((stores) => knownOf(stores, actor, proposalId))
    const unsure = await this.work.run((stores) => unsureLines(stores, known.reading))
    const found = unsure.length > 0 ? null : await findIn(this.finder, known)
    const isTold = new Set(known.told.map(({ text }) => normaliseWords(text)))
    const doubtful = [...unsure, ...(found?.doubtful ?? [])].filter(({ text }) => !isTold.has(normaliseWords(text)))
    return { doubtful, told: known.told }
  }
}

export interface TellLineInput {
  readonly actor: Actor
  readonly proposalId: ProposalId
  /** As the list showed it. */
  readonly text: string
  /** Null withdraws a decision. */
  readonly isQuestion: boolean | null
}

/**
 * Stores a decision on a line for everybody of the account and for nearly identical forms, and finds the questions
 * again. New questions are added and answered, dropped ones can be brought back, and whatever a person changed stays.
 */
export class TellLine {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly finder: Finder,
    private readonly ports: AskingPorts,
  ) {}

  /** Throws `conflict` where there would be too many questions. */
  async execute({ actor, proposalId, text: typed, isQuestion }: TellLineInput): Promise<void> {
    const line = { text: questionText(typed, 'text'), isQuestion }
    const known = await this.work.run((stores) => knownOf(stores, actor, proposalId))
    const others = known.told.filter(({ text }) => normaliseWords(text) !== normaliseWords(line.text))
    const told = isQuestion === null ? others : [...others, { text: line.text, isQuestion }]
    const before = await findIn(this.finder, known)
    const after = await findIn(this.finder, { ...known, told })
    await this.work.run(async (stores) => {
      await this.keep(stores, known, line)
      await applyFound(stores, await findReading(stores, actor, proposalId), { line, before, after }, this.ports)
    })
  }

  /** The latest decision on a line counts, whichever of the nearly identical forms it was made for. */
  private async keep({ toldForms }: Stores, known: Known, { text, isQuestion }: TellingOf): Promise<void> {
    const { accountId } = known.reading
    const alike = await formsLike(toldForms, known)
    const own = alike.find(({ layout }) => layout === known.layout)
    for (const form of alike) {
      const without = withToldLine(form, text, null)
      if (form !== own && without.lines.length < form.lines.length) await toldForms.save(without)
    }
    const id = this.ports.sources.ids.next<'told-form'>()
    const form: ToldForm = own ?? { id, accountId, layout: known.layout, lines: [], version: 0 }
    await toldForms.save(withToldLine(form, text, isQuestion))
  }
}

async function knownOf(stores: Stores, actor: Actor, id: ProposalId): Promise<Known> {
  const { form } = await findProposal(stores.proposals, actor, id)
  const reading = await findReading(stores, actor, id)
  const layout = layoutOfReading(reading)
  const told = toldLinesOf(await stores.toldForms.ofAccount(actor.accountId), layout)
  return { reading, mediaType: form?.mediaType ?? '', layout, told }
}

async function formsLike(toldForms: ToldForms, { reading, layout }: Known): Promise<ToldForm[]> {
  const forms = await toldForms.ofAccount(reading.accountId)
  return forms.filter((form) => isSameLayout(form.layout, layout))
}

/** Null where a model finds the questions, and where there is no text. */
async function findIn(finder: Finder, { reading, mediaType, told }: Known): Promise<FoundQuestions | null> {
  const { accountId, blocks } = reading
  if (blocks.length === 0) return null
  const found = await finder.findAgain({ mediaType, title: null, blocks }, { accountId, told })
  return found && boundFound(found)
}

/** Questions that a model was not sure about. */
async function unsureLines({ questions }: Pick<Stores, 'questions'>, reading: FormReading): Promise<DoubtfulLine[]> {
  const lines: DoubtfulLine[] = []
  for (const { questionId, isUnsure = false } of reading.marks) {
    const question = isUnsure ? await questions.find(reading.accountId, questionId) : null
    if (question === null) continue
    lines.push({ text: question.text, isTaken: true, likelihood: 0.5, alike: 1, anchor: question.anchor })
  }
  return lines
}
