import type { Library } from '../../../core/documents/library.ts'
import type { FoundSuggestion, ItemsTask, ItemSuggester } from '../../../core/hand-in/ports.ts'
import { isAppError } from '../../../core/shared/app-error.ts'
import type { CallContext } from '../../../core/spending/call-context.ts'
import type { ModelClient } from '../model-client.ts'
import { LibraryToolHandler } from '../answers/library-tool-handler.ts'
import { ShownPassages, type ShownPassage } from '../answers/shown-passages.ts'
import { handIn } from '../hand-in.ts'
import { applicationBrief } from '../prompts/application-brief.ts'
import { grantInfoBlock, passageBlocks, toldBlock } from '../prompts/passage-blocks.ts'
import { itemsRequest, readSuggestions, SUGGESTIONS_FORM } from '../prompts/suggest-for-items.prompt.ts'

const PASSAGES_FOR_ITEM = 3
const MOST_PASSAGES = 60
/** Longer lists belong to catalogues, not forms. */
const MOST_ITEMS = 100

/** The model finds, in one call, the boxes of a form that the charity's documents answer. */
export class ModelItemSuggester implements ItemSuggester {
  constructor(private readonly client: ModelClient) {}

  async suggest(task: ItemsTask, library: Library, context: CallContext): Promise<readonly FoundSuggestion[]> {
    const items = task.items.slice(0, MOST_ITEMS)
    const { application } = task
    const shown = new ShownPassages(await library.documents(), application.grantInfo, application.told)
    const passages = await passagesFor(items, new LibraryToolHandler(library, shown, false))
    const said = grantInfoBlock(application.grantInfo, false)
    if (passages.length === 0 && said === null && application.told.length === 0) return []
    const material = [
      applicationBrief(application),
      ...(said === null ? [] : [said]),
      ...application.told.map((text) => toldBlock(text, false)),
      ...passageBlocks(passages, false),
    ]
    const run = await this.client.begin(context)
    const request = itemsRequest({ items, settings: task.settings }, material)
    try {
      const { input } = await handIn(run, request, SUGGESTIONS_FORM, this.client)
      return readSuggestions(input).flatMap(({ sourceName, ...found }) => {
        const [source] = shown.sourcesOf([{ sources: [sourceName], words: '' }])
        return source === undefined ? [] : [{ ...found, source }]
      })
    } catch (error) {
      if (isAppError(error, 'unsupported')) return []
      throw error
    }
  }
}

/** Without repetitions. */
async function passagesFor(items: ItemsTask['items'], tools: LibraryToolHandler): Promise<ShownPassage[]> {
  const found = new Map<string, ShownPassage>()
  for (const { text, options } of items) {
    if (found.size >= MOST_PASSAGES) break
    const passages = await tools.search([text, ...options].join(' '), PASSAGES_FOR_ITEM)
    for (const passage of passages) found.set(passage.source, passage)
  }
  return [...found.values()]
}
