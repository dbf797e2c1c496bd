import type { Library } from '../../../core/documents/library.ts'
import { anywhere, escapePattern, NOTHING } from '../profile/patterns.ts'
import { wordsFor } from '../profile/searched-document.ts'
import type { TextRun } from './text-runs.ts'
import { ownNames } from './typed/own-names.ts'

/** What tells whether a text speaks of the organisation that wrote its library. */
export type OfOurselves = (run: TextRun) => boolean

/**
 * Tells the runs whose subject is the organisation, by its name or "we", and that speak of no single project, grant or
 * report of its.
 */
export async function ofOurselves(library: Library): Promise<OfOurselves> {
  const names = (await ownNames(library))?.names.map(escapePattern).join('|') ?? NOTHING
  return ({ statements, evidence: { language } }) => {
    const { us = NOTHING, thisWork } = wordsFor(language)
    const opens = new RegExp(String.raw`^(?:[^.,]{2,40}, )?(?:the )?(?:${names}|${us})(?![\p{L}\p{N}])`, 'iu')
    const ofOne = anywhere(thisWork)
    return opens.test(statements[0].text) && statements.every(({ text }) => ofOne?.test(text) !== true)
  }
}
