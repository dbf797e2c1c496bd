import type { DocumentBlockParam, SearchResultBlockParam, TextBlockParam } from '@anthropic-ai/sdk/resources/messages'
import type { Passage } from '../../../core/documents/passage.ts'
import type { ToldText } from '../../../core/gaps/told-text.ts'
import type { GrantInfo } from '../../../core/proposals/grant-info.ts'

import { APPLICATION, type ShownPassage } from '../answers/shown-passages.ts'
import { asData } from './as-data.ts'

export type PassageBlock = SearchResultBlockParam | TextBlockParam

const BETWEEN_SENTENCES = /(?<=[.!?…]["'”’)\]]{0,2}\s|\n)/u
const CITED = { citations: { enabled: true } } as const

/** Passages that were found, as the vendor's search results: a sentence a block, so that sentences can be cited. */
export function passageBlocks(shown: readonly ShownPassage[], hasCitations: boolean): PassageBlock[] {
  return shown.map(({ source, fileName, passage }) => {
    if (!hasCitations) return textBlock(marked(source, fileName, passage))
    const title = [fileName, ...passage.headings.slice(-1)].join(' – ')
    return { type: 'search_result', source, title, content: sentencesOf(passage.text).map(textBlock), ...CITED }
  })
}

/** A document of the library as a whole, a passage a block. */
export function documentBlock(
  fileName: string,
  shown: readonly ShownPassage[],
  hasCitations: boolean,
): DocumentBlockParam | TextBlockParam {
  if (!hasCitations) return textBlock(shown.map(({ source, passage }) => marked(source, fileName, passage)).join('\n'))
  return contentDocument(
    fileName,
    shown.map(({ passage }) => passage.text),
  )
}

/** A text that is no document of the library, a part a block. */
export function paperBlock(
  source: string,
  title: string,
  parts: readonly string[],
  hasCitations: boolean,
): PassageBlock {
  if (!hasCitations) return textBlock(asData('passage', parts.join('\n\n'), { source, file: title }))
  return { type: 'search_result', source, title, content: parts.map(textBlock), ...CITED }
}

/** What the user said about the application; null where that is nothing. */
export function grantInfoBlock(
  grantInfo: readonly GrantInfo[],
  hasCitations: boolean,
  as: 'search result' | 'document',
): PassageBlock | DocumentBlockParam | null {
  const said = saidOf(grantInfo)
  if (said.length === 0) return null
  const title = 'What the user said about this application'
  if (!hasCitations) return textBlock(asData('passage', said.join('\n'), { source: APPLICATION, file: title }))
  if (as === 'document') return contentDocument(title, said)
  return { type: 'search_result', source: APPLICATION, title, content: said.map(textBlock), ...CITED }
}

/** What people told once for all applications, a text a block. */
export function toldBlock(
  { source, fileName, heading, text }: ToldText,
  hasCitations: boolean,
  as: 'search result' | 'document',
): PassageBlock | DocumentBlockParam {
  const title = heading === null ? fileName : `${fileName} – ${heading}`
  return as === 'document' && hasCitations
    ? contentDocument(title, [text])
    : paperBlock(source, title, [text], hasCitations)
}

export function saidOf(grantInfo: readonly GrantInfo[]): string[] {
  return grantInfo.filter(({ answer }) => answer !== '').map(({ question, answer }) => `${question} ${answer}`)
}

function contentDocument(title: string, texts: readonly string[]): DocumentBlockParam {
  const content = texts.filter((text) => text.trim() !== '').map(textBlock)
  return { type: 'document', title, source: { type: 'content', content }, ...CITED }
}

function marked(source: string, fileName: string, { text, headings, question }: Passage): string {
  const heading = headings.at(-1)
  return asData('passage', text, {
    source,
    file: fileName,
    ...(heading !== undefined && { heading }),
    ...(question !== null && { answers: question }),
  })
}

function sentencesOf(text: string): string[] {
  const sentences = text.split(BETWEEN_SENTENCES).filter((sentence) => sentence.trim() !== '')
  return sentences.length === 0 ? [text] : sentences
}

function textBlock(text: string): TextBlockParam {
  return { type: 'text', text }
}
