import type { ProjectId, ProposalId } from '../../core/shared/ids.ts'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { inWorkspace, type Workspace } from '../../apps/cli/workspace.ts'
import { memoryConfig } from '../../apps/wiring/config/config.ts'
import type { Gap } from '../../core/gaps/gap.ts'
import { BRIEF_SOURCE, PROFILE_SOURCE, PROJECT_SOURCE } from '../../core/proposals/answer/told-text.ts'
import { askedForEach } from '../../core/known/asked-for-among.ts'
import type { AskedFor } from '../../core/known/asked.ts'
import { GRANT_INFO_SOURCE } from '../../core/proposals/ports/answer-writer.ts'
import type { Question } from '../../core/proposals/question/question.ts'
import { NO_LIMIT } from '../../core/shared/text-limit.ts'
import type { Benchmark, Figure } from './measure.ts'

const SHARED = resolve(process.env['BENCH_DATA'] ?? '../shared', 'data')
/** Three forms of funders, each with the library of an organisation that could fill it in. */
const PAIRS = [
  ['radcliffe-trust.docx', 'pact'],
  ['new-bradwell-parish-grant.docx', 'r-ladies-global'],
  ['mhclg-ending-homelessness-fund.html', 'openrefine'],
] as const

/** What people would type, by the kind of the field. */
const TYPED: Readonly<Record<Gap['kind'], string>> = {
  text: 'As we told you',
  'long-text': 'We open the kitchen in April 2027 and cook for 40 families each week.',
  name: 'Harbour Kitchen',
  person: 'Ada Brook',
  email: 'ada@harbour.example',
  telephone: '01632 960 001',
  url: 'www.harbour.example',
  address: '1 Harbour Street, Tidewell',
  identifier: '1123456',
  date: '14 March 2009',
  day: '31 March',
  money: '£20,000',
  number: '12',
}

const TOLD: ReadonlySet<string> = new Set([PROFILE_SOURCE, BRIEF_SOURCE, PROJECT_SOURCE, GRANT_INFO_SOURCE])

interface Counts {
  readonly answered: number
  /** Of these, what documents cannot know or what they say of others: facts of people, of partners, of the project. */
  readonly guessed: number
  /** Of these, what people told. */
  readonly told: number
}

export const gaps: Benchmark = {
  name: 'gaps',
  async run() {
    const figures: Figure[] = []
    for (const [form, library] of PAIRS) figures.push(...(await measured(form, library)))
    return figures
  },
}

async function measured(form: string, library: string): Promise<Figure[]> {
  const path = resolve(SHARED, 'forms', `${form}.expected.json`)
  if (!existsSync(path)) throw new Error(`The labelled data is not there: ${path} (BENCH_DATA names its folder).`)
  const folder = resolve(SHARED, 'library', library, 'documents')
  const { questions } = JSON.parse(readFileSync(path, 'utf8')) as { questions: Question[] }
  const alone = await inWorkspace(folder, async (workspace) =>
    counted(workspace, await application(workspace, questions)),
  )
  const [asked, filled, fields] = await inWorkspace(
    folder,
    (workspace) => withPeople(workspace, questions),
    memoryConfig(),
  )
  const figure = (name: string, value: number): Figure => ({
    name: `${form}: ${name}`,
    value,
    unit: 'entries',
    goal: null,
  })
  return [
    figure('entries', questions.length),
    figure('documents alone: answered', alone.answered),
    figure('documents alone: answered though only people can tell', alone.guessed),
    figure('before filling: answered', asked.answered),
    figure('before filling: answered though only people can tell', asked.guessed),
    figure('fields that were filled', fields),
    figure('after filling: answered', filled.answered),
    figure('after filling: with what people told', filled.told),
    figure('after filling: answered though only people can tell', filled.guessed),
  ]
}

/** Counts before and after every field was filled that is no answer of its own. */
async function withPeople(workspace: Workspace, questions: readonly Question[]): Promise<[Counts, Counts, number]> {
  const { application: app, actor } = workspace
  const { id: projectId } = await app.useCases.createProject.execute({ actor, name: 'Warm kitchens' })
  const proposalId = await application(workspace, questions, projectId)
  const before = await counted(workspace, proposalId)
  let fields = 0
  const { gaps: open } = await app.useCases.viewGaps.execute({ actor, proposalId })
  for (const { id: gapId, kind, fact } of open) {
    if (gapId.startsWith('question:') || fact?.definition.secret === true) continue
    await app.useCases.fillGap.execute({ actor, proposalId, gapId, value: fact?.value ?? TYPED[kind] })
    fields += 1
  }
  await app.jobs.drain()
  return [before, await counted(workspace, proposalId), fields]
}

async function application(
  { application: { useCases, jobs }, actor }: Workspace,
  questions: readonly Question[],
  projectId: ProjectId | null = null,
): Promise<ProposalId> {
  const grant = { actor, name: 'Questions', projectId, grantInfo: [], funderId: null, funderName: null }
  const { id: proposalId } = await useCases.createManualGrant.execute(grant)
  for (const { text: questionText, section } of questions) {
    const { id: questionId } = await useCases.addQuestion.execute({ actor, proposalId, questionText, limit: NO_LIMIT })
    await useCases.changeQuestion.execute({ actor, proposalId, questionId, changes: { section } })
  }
  await jobs.drain()
  return proposalId
}

async function counted({ application: { useCases }, actor }: Workspace, proposalId: ProposalId): Promise<Counts> {
  const { questions } = await useCases.viewProposal.execute({ actor, proposalId })
  const asked = askedForEach(questions)
  const answered = questions.filter(({ answer }) => answer !== null && !answer.missing)
  const isTold = ({ answer }: Question) => answer!.sources.every(({ fileName }) => TOLD.has(fileName))
  const told = answered.filter(isTold)
  const guessed = answered.filter((one) => !isTold(one) && onlyPeopleTell(asked[questions.indexOf(one)]!))
  return { answered: answered.length, told: told.length, guessed: guessed.length }
}

/** Contacts, addresses and names, whatever is a partner's, and the project. */
function onlyPeopleTell({ subject, fact }: AskedFor): boolean {
  if (subject === 'partner' || subject === 'referee' || subject === 'signatory') return true
  if (fact === null) return false
  return subject === 'project' || /^(?:contact|legalName|workingName|.*Address|yearEnd)/u.test(fact)
}
