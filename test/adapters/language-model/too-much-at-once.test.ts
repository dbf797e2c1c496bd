import type { ProposalId } from '../../../core/shared/ids.ts'
import { expect } from 'chai'
import { ModelAnswerWriter } from '../../../adapters/language-model/answers/model-answer-writer.ts'
import { DEFAULT_SETTINGS } from '../../../core/identity/account.ts'
import { NO_LIMIT } from '../../../core/shared/text-limit.ts'
import { aCallContext, openClaude, type ClaudeWorld } from '../../support/messages-server/claude.ts'
import { textReply, type ErrorReply } from '../../support/messages-server/reply.ts'
import { libraryOf } from '../extractive/answers/library-of.ts'
import { RIVERBEND } from '../extractive/answers/riverbend.ts'

const TOO_LONG: ErrorReply = {
  kind: 'error',
  status: 400,
  type: 'invalid_request_error',
  message: 'prompt is too long: 210000 tokens > 200000 maximum',
}

describe('a library that is more than a model takes at once', () => {
  let world: ClaudeWorld
  before(async () => (world = await openClaude()))
  after(() => world.close())

  it('is searched in place of being read as a whole, from then on for every question', async () => {
    const writer = new ModelAnswerWriter(world.client())
    const library = await libraryOf(RIVERBEND)
    const wholes = () => world.server.calls.map(({ request }) => JSON.stringify(request).includes('"type":"document"'))
    const write = () =>
      writer.write(
        {
          question: { text: 'How many people did you reach?', guidance: null, section: null, limit: NO_LIMIT },
          grantInfo: [],
          funderName: null,
          settings: DEFAULT_SETTINGS,
        },
        library,
        { ...aCallContext(), proposalId: 'one' as ProposalId, waiting: 1 },
      )
    world.server.replyWith(({ request }) =>
      JSON.stringify(request).includes('"type":"document"') ? TOO_LONG : textReply('We welcomed 1,240 people.'),
    )

    expect((await write()).text).to.equal('We welcomed 1,240 people.')
    expect((await write()).text).to.equal('We welcomed 1,240 people.')
    expect(wholes()[0]).to.equal(true)
    expect(wholes().slice(1)).to.have.length.above(1).and.not.include(true)
  })
})
