import type { Report } from '../../adapters/http-contract/reports.ts'
import type { SeededAccount } from './seeded-account.ts'
import { changeAnswers } from './page-calls.ts'
import { pageState, type PageState } from './page-state.ts'
import type { Visitor } from './visitor.ts'

const FAILED = 'The language model could not be reached. Your documents are as they were.'

/** A report, and one that never will be there. */
export function reportStates(account: () => SeededAccount, asOwner: PageState['logIn']): readonly PageState[] {
  const state = (
    name: string,
    found: Partial<Report>,
    sign: (visitor: Visitor) => ReturnType<Visitor['text']>,
  ): PageState => ({
    name,
    logIn: asOwner,
    open: async (visitor) => {
      await changeAnswers<{ report: Report }>(visitor, '/projects/reports/*', ({ report, ...rest }) => ({
        ...rest,
        report: { ...report, ...found },
      }))
      await visitor.open(account().reportPath)
      await visitor.sees(sign(visitor))
    },
  })
  return [
    pageState(
      'report',
      asOwner,
      () => account().reportPath,
      (visitor) => visitor.text(/^Made without a language model: /),
    ),
    state('report that failed', { status: 'error', text: null, error: FAILED }, (visitor) =>
      visitor.alert('An error occurred while generating the report.'),
    ),
  ]
}
