import type { Library } from '../../../core/documents/library.ts'
import { LibraryToolHandler } from '../answers/library-tool-handler.ts'
import { ShownPassages, type ShownPassage } from '../answers/shown-passages.ts'
import { wholeLibrary, type WholeLibrary } from '../answers/whole-library.ts'
import type { CitablePassage } from './cited-text.ts'
import { passageBlocks } from '../prompts/passage-blocks.ts'
import type { LibraryMaterial } from '../prompts/rules.ts'

export interface Research extends LibraryMaterial {
  readonly toolHandler: LibraryToolHandler
  readonly shown: ShownPassages
}

/**
 * All passages of a library that fits into a prompt, newest document first; otherwise the passages that fit the queries
 * best.
 */
export async function openResearch(
  library: Library,
  queries: readonly string[],
  hasCitations: boolean,
  longest?: number,
): Promise<Research> {
  const shown = new ShownPassages(await library.documents(), [])
  const toolHandler = new LibraryToolHandler(library, shown, hasCitations)
  const whole = await wholeLibrary(library, shown.documents, longest)
  const passages = whole ? allOf(whole, shown) : await found(toolHandler, queries)
  const material = passageBlocks(passages, hasCitations)
  const hasDocuments = shown.documents.length > 0
  return { toolHandler, shown, material, isWhole: whole !== null, hasDocuments, hasCitations }
}

/** Texts of all passages that the model has seen, with their files and headings. */
export function textsOf(shown: ShownPassages): string[] {
  return [...labelsOf(shown), ...citableIn(shown).map(({ text }) => text)]
}

/** Files and headings of the passages that the model has seen. */
export function labelsOf(shown: ShownPassages): string[] {
  return shown.all().flatMap(({ fileName, passage }) => [fileName, ...passage.headings])
}

/** Passages that the model has seen, by their names in citations. */
export function citableIn(shown: ShownPassages): CitablePassage[] {
  return shown.all().map(({ source, passage }) => ({ source, text: passage.text }))
}

function allOf({ texts }: WholeLibrary, shown: ShownPassages): ShownPassage[] {
  return texts.flatMap(({ document, passages }) => passages.map((passage) => shown.show(passage, document.fileName)))
}

async function found(toolHandler: LibraryToolHandler, queries: readonly string[]): Promise<ShownPassage[]> {
  const bySource = new Map<string, ShownPassage>()
  for (const query of queries) for (const one of await toolHandler.search(query)) bySource.set(one.source, one)
  return [...bySource.values()]
}
