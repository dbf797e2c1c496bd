import type { MessageCreateParamsBase, TextCitation } from '@anthropic-ai/sdk/resources/messages/messages'
import type { Replies } from './messages-server.ts'
import { handInNameOf, handInReply, truncatedReply, textReply, type MessageReply, type Reply } from './reply.ts'

/** What the only document of the account says. */
export const LIBRARY = 'In 2024 we welcomed 1,240 people to our community kitchen.'

/** Of that document, as it is in the prompt. */
export const CITED: TextCitation = {
  type: 'content_block_location',
  document_index: 0,
  document_title: null,
  file_id: null,
  start_block_index: 0,
  end_block_index: 1,
  cited_text: LIBRARY,
}

/** An answer of which one figure is not in the document. */
export const inventing = () => textReply('We welcomed 1,240 people, 985 of them children.', [CITED])

/** Texts other than drafts, by what the model was told to be. */
const TEXTS: readonly (readonly [RegExp, MessageReply])[] = [
  [/asks for a change of it/, textReply('REPLY: I made it shorter.\nANSWER:\nWe welcomed 1,240 people.')],
  [/goes with a charity's grant application/, textReply('Dear all,\n\nwe welcomed 1,240 people.\n\n[Your name]')],
  [/You write reports/, textReply('# Our year\n\n## Visitors\n\nIn 2024 we welcomed 1,240 people.')],
  [/You write overviews/, textReply('## What the project is\n\nA kitchen that welcomed 1,240 people.')],
]

/** A model that takes the questions that the rules found, plans nothing, drafts as it is told, and writes the texts above. */
export function writing(draft: () => Reply = inventing): Replies {
  return ({ request }) => {
    const asked = handInNameOf(request)
    if (asked === 'list_questions') return handInReply(request, { questions: foundIn(request) })
    if (asked === 'plan_answers') return handInReply(request, { waiting: [] })
    if (asked === 'hand_in_brief') return handInReply(request, { sections: [] })
    if (request.max_tokens === 1) return truncatedReply('OK')
    const rules = JSON.stringify(request.system)
    const text = TEXTS.find(([told]) => told.test(rules))?.[1]
    return text ?? (/You draft answers/.test(rules) ? draft() : textReply('A document.'))
  }
}

function foundIn({ messages }: MessageCreateParamsBase) {
  const found = JSON.stringify(messages).matchAll(/<found n=\\"(\d+)\\">\\n(.*?)\\n<\/found>/g)
  const none = { guidance: null, section: null, answer_block: null, word_limit: null, character_limit: null }
  return [...found].map(([, block, text]) => ({ block: Number(block), text, ...none }))
}
