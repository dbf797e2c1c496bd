import { expect } from 'chai'
import { createdResponse } from '../../adapters/http-contract/projects.ts'
import { proposalResponse } from '../../adapters/http-contract/proposals.ts'
import type { HttpClient } from '../support/http-client.ts'
import { INTRICATE_SHAPES, REPEATED_SHAPES } from '../support/intricate-shapes.ts'
import { typedCalls, typedReads, type TypedPlaces } from '../support/typed-calls.ts'
import { openWorld, type World } from '../support/world.ts'

/** Whether a text is taken does not hang on its length; `npm run bench -- typed-texts` sends the largest of each shape. */
const MAX_LENGTH = 600
/** One below the other in a text: what fails on one of them fails on all. */
const SHAPES_IN_A_TEXT = 3

type Shape = (length: number) => string

/** A sign of several parts, of which some shapes are made, is not cut. */
const inWholeSigns = (length: number) => Math.floor(length / 6) * 6

/** The shapes in texts of several, by their names. */
function severalInATexts(): [string, Shape][] {
  const shapes = Object.entries({ ...INTRICATE_SHAPES, ...REPEATED_SHAPES })
  const texts = Array.from({ length: Math.ceil(shapes.length / SHAPES_IN_A_TEXT) }, (_, at) =>
    shapes.slice(at * SHAPES_IN_A_TEXT, (at + 1) * SHAPES_IN_A_TEXT),
  )
  return texts.map((all) => [
    all.map(([name]) => name).join(', '),
    (length) => all.map(([, shape]) => shape(inWholeSigns(length / all.length - 2))).join('\n\n'),
  ])
}

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

  for (const [name, shape] of severalInATexts())
    it(`are taken or refused with a sentence, and shown again: ${name}`, async () => {
      expect(await endingIn((status) => status >= 500, shape)).to.deep.equal([])
    })
})
