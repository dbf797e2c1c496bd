import type { TextCitation } from '@anthropic-ai/sdk/resources/messages/messages'
import type { Replies } from './messages-server.ts'
import { handInNameOf, handInReply, truncatedReply, textReply, type Reply } from './reply.ts'

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
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/asks for a change of it/, 'REPLY: I made it shorter.\nANSWER:\nWe welcomed 1,240 people.'],
  [/goes with a charity's grant application/, 'Dear all,\n\nwe welcomed 1,240 people.\n\n[Your name]'],
  [/You write reports/, '# Our year\n\n## Visitors\n\nIn 2024 we welcomed 1,240 people.'],
  [/You write overviews/, '## What the project is\n\nA kitchen that welcomed 1,240 people.'],
]

/** A model that takes the questions that the rules found, plans nothing, drafts as it is told, and writes the texts above. */
export function writing(draft: () => Reply = inventing): Replies {
  return ({ request }) => {
    const asked = handInNameOf(request)
    if (asked === 'list_questions') return handInReply(request, { questions: foundIn(request.messages) })
    if (asked === 'plan_answers') return handInReply(request, { waiting: [] })
    if (asked === 'hand_in_brief') return handInReply(request, { sections: [] })
    if (request.max_tokens === 1) return truncatedReply('OK')
    const rules = JSON.stringify(request.system)
    const text = textToldBy(rules)
    if (text !== null) return textReply(text)
    return isOfDraft(rules) ? draft() : textReply('A document.')
  }
}

/** A text other than a draft that the rules ask for; null for none of those. */
export function textToldBy(rules: string): string | null {
  return TEXTS.find(([told]) => told.test(rules))?.[1] ?? null
}

export const isOfDraft = (rules: string) => /You draft answers/.test(rules)

/** The questions that the rules found, as they are told in what is asked. */
export function foundIn(asked: unknown) {
  const found = JSON.stringify(asked).matchAll(/<found n=\\"(\d+)\\">\\n(.*?)\\n<\/found>/g)
  const none = { guidance: null, section: null, answer_block: null, word_limit: null, character_limit: null }
  return [...found].map(([, block, text]) => ({ block: Number(block), text, ...none }))
}
