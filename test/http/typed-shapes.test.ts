import { expect } from 'chai'
import { createdResponse } from '../../adapters/http-contract/projects.ts'
import { proposalResponse } from '../../adapters/http-contract/proposals.ts'
import type { HttpClient } from '../support/http-client.ts'
import { INTRICATE_SHAPES, REPEATED_SHAPES } from '../support/intricate-shapes.ts'
import { typedCalls, typedReads, type TypedPlaces } from '../support/typed-calls.ts'
import { openWorld, type World } from '../support/world.ts'

/** Whether a text is taken does not hang on its length; `npm run bench -- typed-texts` sends the largest. */
const MAX_LENGTH = 500

describe('texts that parsers and expressions are slow on, over HTTP', () => {
  let world: World
  let client: HttpClient
  let places: TypedPlaces

  before(async () => {
    world = await openWorld()
  })

  beforeEach(async () => {
    client = (await world.registered()).client
    const { id: project } = await client.post('/projects/create', { name: 'Gardens' }, createdResponse)
    const grant = { name: 'Gardens', projectId: project }
    const { id } = await client.post('/proposals/createManualGrant', grant, createdResponse)
    const asked = await client.post(`/proposals/${id}/newQuestion`, { questionText: 'Who are you?' }, proposalResponse)
    places = { proposal: id, question: asked.proposal.questions[0]!.id, project }
  })

  after(() => world.close())

  /** The calls that end in one of the statuses: each takes the text, then each reads it again. */
  async function endingIn(isWanted: (status: number) => boolean, text: (length: number) => string): Promise<string[]> {
    const ended: string[] = []
    for (const { path, longest, body } of typedCalls(places)) {
      const { status } = await client.send('POST', path, { json: body(text(Math.min(longest, MAX_LENGTH))) })
      if (isWanted(status)) ended.push(`POST ${path}: ${status}`)
    }
    for (const path of typedReads(places, text(200))) {
      const { status } = await client.send('GET', path)
      if (isWanted(status)) ended.push(`GET ${path}: ${status}`)
    }
    return ended
  }

  it('differ from usual ones, which all calls take', async () => {
    expect(
      await endingIn(
        (status) => status >= 400,
        () => 'A garden for everybody',
      ),
    ).to.deep.equal([])
  })

  for (const [name, shape] of Object.entries({ ...INTRICATE_SHAPES, ...REPEATED_SHAPES }))
    it(`are taken or refused with a sentence, and shown again: ${name}`, async () => {
      expect(await endingIn((status) => status >= 500, shape)).to.deep.equal([])
    })
})
