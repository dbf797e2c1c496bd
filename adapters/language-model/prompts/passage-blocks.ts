import type { DocumentBlock, SourceBlock, TextBlock } from '../port/language-model.ts'
import type { LibraryDocument } from '../../../core/documents/library.ts'
import type { ToldText } from '../../../core/proposals/answer/told-text.ts'
import type { GrantInfo } from '../../../core/proposals/grant-info.ts'
import { APPLICATION, type ShownPassage } from '../answers/shown-passages.ts'
import { asData } from './as-data.ts'
import { documentLabel, labelled, passageLabel } from './source-labels.ts'

export type PassageBlock = SourceBlock | TextBlock

const BETWEEN_SENTENCES = /(?<=[.!?…]["'”’)\]]{0,2}\s|\n)/u

/** Found passages, one sentence per text, so that sentences can be cited. */
export function passageBlocks(shown: readonly ShownPassage[], hasCitations: boolean): PassageBlock[] {
  return shown.map((one) => {
    if (!hasCitations) return textBlock(marked(one))
    const { source, fileName, about, passage } = one
    const title = [`${fileName} (${about})`, passageLabel(passage)].filter((part) => part !== null).join(' | ')
    return { type: 'search_result', source, title, texts: sentencesOf(passage.text) }
  })
}

/** A whole document, one passage per text, each below a line with its place. */
export function documentBlock(
  document: LibraryDocument,
  shown: readonly ShownPassage[],
  hasCitations: boolean,
): DocumentBlock | TextBlock {
  if (!hasCitations) return textBlock(shown.map(marked).join('\n'))
  const context = documentLabel(document, shown[0]?.passage.text)
  return { type: 'document', title: document.fileName, context, texts: shown.map(({ passage }) => labelled(passage)) }
}

/** A text outside the library, one part per block. */
export function paperBlock(
  source: string,
  title: string,
  parts: readonly string[],
  hasCitations: boolean,
): PassageBlock {
  if (!hasCitations) return textBlock(asData('passage', parts.join('\n\n'), { source, file: title }))
  return { type: 'search_result', source, title, texts: parts }
}

/** The user's answers about the application; null if there are none. */
export function grantInfoBlock(grantInfo: readonly GrantInfo[], hasCitations: boolean): PassageBlock | null {
  const said = grantInfo.filter(({ answer }) => answer !== '').map(({ question, answer }) => `${question} ${answer}`)
  if (said.length === 0) return null
  const title = 'What the user said about this application'
  if (!hasCitations) return textBlock(asData('passage', said.join('\n'), { source: APPLICATION, file: title }))
  return { type: 'search_result', source: APPLICATION, title, texts: said }
}

/** Facts that people gave for all applications, one line per block, so that lines can be cited. */
export function toldBlock({ source, fileName, heading, text }: ToldText, hasCitations: boolean): PassageBlock {
  const title = heading === null ? fileName : `${fileName} – ${heading}`
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return paperBlock(source, title, hasCitations && lines.length > 0 ? lines : [text], hasCitations)
}

function marked({ source, fileName, about, passage }: ShownPassage): string {
  const place = passageLabel(passage)
  return asData('passage', passage.text, { source, file: fileName, about, ...(place !== null && { place }) })
}

function sentencesOf(text: string): string[] {
  const sentences = text.split(BETWEEN_SENTENCES).filter((sentence) => sentence.trim() !== '')
  return sentences.length === 0 ? [text] : sentences
}

function textBlock(text: string): TextBlock {
  return { type: 'text', text }
}
