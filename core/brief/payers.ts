import { totalsOf, type BudgetAmounts } from './budget.ts'

/** Who pays for a project. */
export type Payer = Exclude<keyof BudgetAmounts, 'amount'>

/** Words of tables whose rows are sources of income, not costs. */
export const NAMES_PAYERS =
  /(?<!\p{L})(?:income|sources?|funders?|donors?|einnahmen?|finanzierung|geldgeber|recettes|ressources|financeurs?|ingresos|entrate|incwm)(?!\p{L})/iu

const PAYERS = ['fromThisFunder', 'fromOthers', 'inKind'] as const satisfies Payer[]

/** The sum of each that pays anything, in the currency of the lines. */
export function paidBy(lines: readonly BudgetAmounts[]): ReadonlyMap<Payer, number> {
  const totals = totalsOf(lines)
  return new Map(PAYERS.filter((payer) => totals[payer] > 0).map((payer) => [payer, totals[payer]]))
}

export function sumOfPayers(payers: ReadonlyMap<Payer, number>): number {
  return [...payers.values()].reduce((sum, paid) => sum + paid, 0)
}
