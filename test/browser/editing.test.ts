import { expect } from 'chai'
import { useBrowserWorld } from './browser-world.ts'
import { PASSWORD, type Person } from './person.ts'
import { lostWords, type Fault, type TypedAnswer } from './typing.ts'
import type { Visitor } from './visitor.ts'

/** Those that only a browser has; the others are told by `text-saver.test.ts` and `editing.test.ts` of the web app. */
const FAULTS: readonly Fault[] = ['tab closed', 'another tab']
/** Milliseconds: each is a story of its own, in several pages. */
const LONGEST_FAULT = 60_000

describe('an answer that is being typed', () => {
  const world = useBrowserWorld()

  async function typedAnswer({ actor, email }: Person, { context, page }: Visitor): Promise<TypedAnswer> {
    const { useCases } = world()
    const { id: projectId } = await useCases.createProject.execute({ actor, name: 'Garden' })
    const grant = { actor, name: 'Garden fund', projectId, grantInfo: [], funderId: null, funderName: null }
    const { id: proposalId } = await useCases.createManualGrant.execute(grant)
    const { id: questionId } = await useCases.addQuestion.execute({ actor, proposalId, questionText: 'Who benefits?' })
    return {
      context,
      proposalId,
      questionId,
      logIn: async () => void (await page.request.post('/api/account/login', { data: { email, password: PASSWORD } })),
      otherSaves: () => Promise.reject(new Error('Nobody else is here.')),
    }
  }

  it('loses no word when its tab is closed, or another tab writes it too', async () => {
    const person = await world().person()
    await world().visitAs(person, async (visitor) => {
      visitor.expects(/status of 409 /)
      const answer = await typedAnswer(person, visitor)
      await world().jobsAreDone(person)

      for (const [index, fault] of FAULTS.entries())
        expect(await lostWords(fault, answer, `try${index}`), fault).to.deep.equal([])
    })
  }).timeout(FAULTS.length * LONGEST_FAULT)
})
