import type { ProposalId } from '../../core/shared/ids.ts'
import type { Proposal, Question } from '../../adapters/http-contract/proposals.ts'
import type { BrowserWorld } from './browser-world.ts'
import type { SeededAccount } from './seeded-account.ts'
import { changeAnswers } from './page-calls.ts'
import { inOneVisit, type PageState } from './page-state.ts'
import type { Visitor } from './visitor.ts'

const LETTER_FAILED = 'The language model could not be reached. Your documents and answers are as they were.'
const ANSWER_FAILED = 'The language model does not answer at the moment. Please try again in a few minutes.'
const WHY_IT_FAILED = `${ANSWER_FAILED}
529 {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"},"request_id":"req_011CUXq9KmQh3fWbJZ5cT7aP"}`

/** An application's cover letter before and after it is written, failed answers, and what its coordinator did. */
export function applicationStates(world: () => BrowserWorld, account: () => SeededAccount): readonly PageState[] {
  const asOwner = (visitor: Visitor) => visitor.logInAs(account())
  const asAdmin = (visitor: Visitor) => visitor.logInAs(world().admin)
  const change = (visitor: Visitor, by: (proposal: Proposal) => Proposal) =>
    changeAnswers<{ proposal: Proposal }>(visitor, account().applicationPath, ({ proposal, ...rest }) => ({
      ...rest,
      proposal: by(proposal),
    }))
  const letter = (
    name: string,
    found: Partial<Proposal>,
    sign: (visitor: Visitor) => ReturnType<Visitor['text']>,
  ): PageState => ({
    name,
    logIn: asOwner,
    open: async (visitor) => {
      await change(visitor, (proposal) => ({ ...proposal, ...found }))
      await visitor.open(`${account().applicationPath}#cover-letter`)
      await visitor.sees(sign(visitor))
    },
  })
  /** The first has no draft, the second the one from before. */
  const failed = (nth: number): Partial<Question> => ({
    status: 'error',
    error: WHY_IT_FAILED,
    ...(nth === 0 && { answer: null, requires_custom_answer: false }),
  })
  const failedAnswers: PageState = {
    name: 'answers that failed, for an admin',
    logIn: asAdmin,
    open: async (visitor) => {
      await change(visitor, (proposal) => ({
        ...proposal,
        questions: proposal.questions.map((question, at) => (at < 2 ? { ...question, ...failed(at) } : question)),
      }))
      await visitor.open(account().applicationPath)
      await visitor.sees(visitor.alert('Unexpected error occurred.'))
    },
  }
  const writtenLetter: PageState = {
    name: 'cover letter',
    logIn: asOwner,
    open: async (visitor) => {
      const proposalId = account().applicationPath.split('/').at(-1) as ProposalId
      await world().useCases.requestCoverLetter.execute({ actor: account().actor, proposalId })
      await world().jobsAreDone(account())
      await visitor.open(`${account().applicationPath}#cover-letter`)
      await visitor.sees(visitor.button('Copy the cover letter'))
    },
  }
  return [
    inOneVisit([
      letter('cover letter not written', {}, (visitor) => visitor.button('Generate Cover Letter')),
      letter('cover letter failed', { coverLetterStatus: 'error', coverLetterError: LETTER_FAILED }, (visitor) =>
        visitor.button('Try Again'),
      ),
      writtenLetter,
    ]),
    {
      ...failedAnswers,
      then: [
        {
          name: 'open history of the coordinator',
          open: async (visitor) => {
            await visitor.button('Show conversation history').click()
            await visitor.sees(visitor.button('Hide conversation history'))
            await visitor.sees(visitor.page.getByRole('list', { name: 'Grant Application Coordinator' }))
            // The panel's last entry is further down than the window.
            await visitor.page.evaluate(() => window.scrollTo(0, 0))
          },
        },
      ],
    },
  ]
}
