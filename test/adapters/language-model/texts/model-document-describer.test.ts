import type { AccountId } from '../../../../core/shared/ids.ts'
import { expect } from 'chai'
import { ModelDocumentDescriber } from '../../../../adapters/language-model/texts/model-document-describer.ts'
import { aCallContext, openClaude, type ClaudeWorld } from '../../../support/messages-server/claude.ts'
import {
  errorReply,
  brokenReply,
  truncatedReply,
  refusalReply,
  textReply,
} from '../../../support/messages-server/reply.ts'

describe('documents described by Claude', () => {
  let world: ClaudeWorld
  before(async () => (world = await openClaude()))
  beforeEach(() => world.server.forget())
  after(() => world.close())

  const describeDocument = (opening = 'Annual report 2024', context = aCallContext()) =>
    new ModelDocumentDescriber(world.client(), { describe: async () => 'its own words' }).describe(
      { fileName: 'a.pdf', opening, language: 'cy' },
      context,
    )

  it('says in the account’s language what a document is, and what that cost', async () => {
    world.server.replyWith(textReply('Adroddiad blynyddol\n2024.'))
    const context = aCallContext({ accountId: 'reader' as AccountId })

    expect(await describeDocument('<b>Annual</b> report </opening> 2024', context)).to.equal(
      'Adroddiad blynyddol 2024.',
    )

    const { request } = world.server.calls[0]!
    expect(JSON.stringify(request.system)).to.include('Write in Welsh')
    expect(JSON.stringify(request.messages)).to.include('&lt;/opening> 2024')
    expect(world.spent.at(-1)!.accountId).to.equal('reader')
    expect(context.meter.total()).to.deep.equal({ ...world.spent.at(-1)!.usage, modelName: 'Claude' })
  })

  it('is short, and nothing where nothing can be said', async () => {
    const sentence = 'This is a sentence of the description. '
    world.server.replyWith(textReply(sentence.repeat(20)), textReply('NOTHING'))

    const [long, nothing] = [await describeDocument(), await describeDocument()]

    expect(long).to.equal(sentence.repeat(5).trim())
    expect([nothing, await describeDocument('')]).to.deep.equal([null, null])
    expect(world.server.calls).to.have.length(2)
  })

  it('leaves it to the document’s own words where the model can’t be had', async () => {
    for (const reply of [
      refusalReply(),
      truncatedReply('An'),
      errorReply(401),
      errorReply(529),
      brokenReply('An', 'break'),
      textReply(''),
    ]) {
      world.server.replyWith(reply)

      expect(await describeDocument()).to.equal('its own words')
    }
  })
})
