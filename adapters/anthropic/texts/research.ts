import type { Library } from '../../../core/documents/library.ts'
import { LibraryToolHandler } from '../answers/library-tool-handler.ts'
import { ShownPassages, type ShownPassage } from '../answers/shown-passages.ts'
import { passageBlocks } from '../prompts/passage-blocks.ts'
import type { LibraryMaterial } from '../prompts/rules.ts'

/** About 40,000 tokens: a text is written once, so a library of this length is read as a whole. */
const LONGEST_WHOLE = 160_000

export interface Research extends LibraryMaterial {
  readonly toolHandler: LibraryToolHandler
  readonly shown: ShownPassages
}

/** All passages of a small library, else those that fit the queries best. */
export async function openResearch(
  library: Library,
  queries: readonly string[],
  hasCitations: boolean,
): Promise<Research> {
  const shown = new ShownPassages(await library.documents(), [])
  const toolHandler = new LibraryToolHandler(library, shown, hasCitations)
  const whole = await wholeLibrary(library, shown)
  const passages = whole ?? (await found(toolHandler, queries))
  const material = passageBlocks(
    passages.filter(({ passage }) => passage.text.trim() !== ''),
    hasCitations,
  )
  return { toolHandler, shown, material, isWhole: whole !== null, hasCitations }
}

/** The texts of all passages that the model has seen, with their files and headings. */
export function textsOf(shown: ShownPassages): string[] {
  return shown.all().flatMap(({ fileName, passage }) => [fileName, ...passage.headings, passage.text])
}

async function wholeLibrary(library: Library, shown: ShownPassages): Promise<ShownPassage[] | null> {
  const passages: { fileName: string; passage: ShownPassage['passage'] }[] = []
  let length = 0
  for (const { documentId, fileName } of shown.documents) {
    for (const passage of await library.passagesOf(documentId)) {
      length += passage.text.length
      passages.push({ fileName, passage })
    }
    if (length > LONGEST_WHOLE) return null
  }
  return passages.map(({ fileName, passage }) => shown.show(passage, fileName))
}

async function found(toolHandler: LibraryToolHandler, queries: readonly string[]): Promise<ShownPassage[]> {
  const bySource = new Map<string, ShownPassage>()
  for (const query of queries) for (const one of await toolHandler.search(query)) bySource.set(one.source, one)
  return [...bySource.values()]
}
