import type { AccountId, ProjectId } from '../shared/ids.ts'
import { briefOf, type WrittenBudget } from '../brief/brief-of.ts'
import { totalsOf, type BudgetAmounts } from '../brief/budget.ts'
import { knownOf } from '../funders/funder.ts'
import type { Funders } from '../funders/ports.ts'
import { BRIEF_SOURCE, type ToldText } from '../proposals/answer/told-text.ts'
import { toldTexts, type ToldStores } from './told-texts.ts'
import type { Projects } from '../projects/ports.ts'
import type { ProfileFact } from '../profile/profile-fact.ts'
import type { Questions } from '../proposals/ports.ts'
import type { Proposal } from '../proposals/proposal.ts'
import type { WholeApplication } from '../proposals/whole-application.ts'

export type ApplicationStores = ToldStores & {
  readonly funders: Funders
  readonly projects: Pick<Projects, 'find'>
  readonly questions: Pick<Questions, 'printed'>
}

const AMOUNTS: Readonly<Record<keyof BudgetAmounts, string>> = {
  amount: 'cost',
  fromThisFunder: 'from this funder',
  fromOthers: 'from others',
  inKind: 'in kind',
}

/** The material for all answers of an application; the same for each of its questions while nobody changes it. */
export async function wholeApplication(
  stores: ApplicationStores,
  proposal: Proposal,
  profile: readonly ProfileFact[],
): Promise<WholeApplication> {
  const { accountId, projectId, funderId, amountAsked, currency } = proposal
  const funder = funderId && (await stores.funders.find(accountId, funderId))
  const project = projectId && (await stores.projects.find(accountId, projectId))
  const questions = await stores.questions.printed(accountId, proposal.id)
  const told = await toldTexts(stores, { accountId, projectId, profile })
  const budget = projectId === null ? [] : await toldBudget(stores, accountId, projectId)
  return {
    name: proposal.name,
    projectName: project ? project.name : null,
    funder: funder ? knownOf(funder) : null,
    terms: proposal.formTerms,
    questions,
    grantInfo: proposal.grantInfo,
    amountAsked: amountAsked === null ? null : { amount: amountAsked, currency },
    told: [...told, ...budget],
  }
}

/** The budget of the brief, if people wrote or accepted it. */
async function toldBudget(stores: ToldStores, accountId: AccountId, projectId: ProjectId): Promise<ToldText[]> {
  const budget = (await briefOf(stores, accountId, projectId))?.budget ?? null
  if (budget === null || budget.origin === 'documents' || budget.origin === 'model') return []
  return [
    { source: 'brief:budget', fileName: BRIEF_SOURCE, heading: 'Budget', text: budgetText(budget), isAsked: false },
  ]
}

function budgetText({ lines, currency }: WrittenBudget): string {
  const total = { item: 'Total', ...totalsOf(lines) }
  const amounts = [...lines, total].map(({ item, ...of }) => `${item}: ${amountsText(of)}`)
  return [`All amounts in ${currency}`, ...amounts].join('\n')
}

function amountsText(amounts: BudgetAmounts): string {
  const said = (Object.keys(AMOUNTS) as (keyof BudgetAmounts)[]).flatMap((column) =>
    amounts[column] === null ? [] : [`${AMOUNTS[column]} ${amounts[column]}`],
  )
  return said.join(', ') || 'not known'
}
