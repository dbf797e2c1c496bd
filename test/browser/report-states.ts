import type { Report } from '../../adapters/http-contract/reports.ts'
import type { SeededAccount } from './seeded-account.ts'
import { changeAnswers } from './page-calls.ts'
import type { PageState } from './page-state.ts'
import type { Visitor } from './visitor.ts'

const FAILED = 'The language model could not be reached. Your documents are as they were.'

/** A report that is not there yet, or never will be. */
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
    state('report being written', { status: 'processing' }, (visitor) => visitor.text('Generating your report')),
    state('report that failed', { status: 'error', text: null, error: FAILED }, (visitor) =>
      visitor.alert('An error occurred while generating the report.'),
    ),
  ]
}
