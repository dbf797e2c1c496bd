import type { ProposalId } from '../../../core/shared/ids.ts'
import type { MessageCreateParamsBase } from '@anthropic-ai/sdk/resources/messages/messages'
import { compose, type Application } from '../../../apps/wiring/compose.ts'
import { memoryConfig } from '../../../apps/wiring/config/config.ts'
import type { Actor } from '../../../core/identity/user.ts'
import { claudeAt, type ClaudeWorld } from '../../support/messages-server/claude.ts'

/** The whole product in memory, with Claude on the local server. */
export async function openClaudeProduct(world: ClaudeWorld): Promise<ClaudeProduct> {
  const application = await compose({ ...memoryConfig(), model: claudeAt(world.server.url), logLevel: 'silent' })
  return new ClaudeProduct(application)
}

export class ClaudeProduct {
  private people = 0

  constructor(private readonly application: Application) {}

  async person(): Promise<Actor> {
    const email = `person${++this.people}@example.org`
    const registration = { email, password: 'correct horse', firstName: 'Ada', lastName: 'Brook' }
    const { user } = await this.application.useCases.register.execute(registration)
    return { userId: user.id, accountId: user.accountId, isAdmin: user.isAdmin }
  }

  async upload(actor: Actor, fileName: string, content: Uint8Array | string): Promise<void> {
    const file = { fileName, content: streamOf(content), lastModified: null }
    await this.application.useCases.uploadDocument.execute({ actor, scope: { kind: 'shared' }, ...file })
    await this.work()
  }

  async createFrom(actor: Actor, fileName: string, content: Uint8Array | string): Promise<ProposalId> {
    const about = { actor, name: 'Gardens', projectId: null, grantInfo: [], funderId: null, funderName: null }
    const form = { fileName, content: streamOf(content) }
    return (await this.application.useCases.createUploadGrant.execute({ ...about, ...form })).id
  }

  work(): Promise<void> {
    return this.application.jobs.drain()
  }

  view(actor: Actor, proposalId: ProposalId) {
    return this.application.useCases.viewProposal.execute({ actor, proposalId })
  }

  history(actor: Actor, proposalId: ProposalId) {
    return this.application.useCases.viewCoordinatorMessages.execute({ actor, proposalId })
  }

  close(): Promise<void> {
    return this.application.close()
  }
}

async function* streamOf(content: Uint8Array | string) {
  yield typeof content === 'string' ? new TextEncoder().encode(content) : content
}

/** The tools that a request offers, or the name of what it wants handed in by the API's output format. */
export function toolsOf({ tools = [], output_config: config }: MessageCreateParamsBase): string[] {
  const title = config?.format?.schema['title']
  if (typeof title === 'string') return [title]
  return tools.map((tool) => ('name' in tool ? tool.name : ''))
}

/** The blocks of a form as the model sees them. */
export function blocksShown({ messages }: MessageCreateParamsBase): { block: number; text: string }[] {
  const found = JSON.stringify(messages).matchAll(/<block n=\\"(\d+)\\"[^>]*>\\n(.*?)\\n<\/block>/g)
  return [...found].map(([, number, text = '']) => ({ block: Number(number), text }))
}

/** What a model hands in that lists every block which ends in a question mark. */
export function everyQuestion(request: MessageCreateParamsBase) {
  const none = { guidance: null, section: null, answer_block: null, word_limit: null, character_limit: null }
  return {
    questions: blocksShown(request)
      .filter(({ text }) => text.endsWith('?'))
      .map((shown) => ({ ...shown, ...none })),
  }
}
