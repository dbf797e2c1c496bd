import { PriceBook } from '../../../adapters/language-model/price-book.ts'
import { ModelCostEstimator } from '../../../adapters/language-model/model-cost-estimator.ts'
import { wholeLibrary } from '../../../adapters/language-model/answers/whole-library.ts'
import { costOf, priceOf } from '../../../adapters/language-model/prices.ts'
import { numberedBlocks } from '../../../adapters/language-model/questions/numbered-blocks.ts'
import { windowsOf } from '../../../adapters/language-model/questions/form-windows.ts'
import type { ConfiguredModel } from '../../../apps/wiring/config/model-config.ts'
import { NO_USAGE, type ModelUsage } from '../../../core/shared/model-usage.ts'
import type { Evaluation } from './evaluate-model.ts'
import type { LibraryToEvaluate } from './evaluated-question.ts'

export interface Estimate {
  /** At least: an answer may take several. */
  readonly calls: number
  /** US dollars. */
  readonly cost: number
}

/** Of a part of a form: the instructions and the part, and the list of its questions. */
const PART_OF_FORM = { ...NO_USAGE, inputTokens: 11_000, outputTokens: 6_000 }

/** What an evaluation with this model will about take. */
export async function estimateOf(
  settings: ConfiguredModel,
  { libraries, forms }: Pick<Evaluation, 'libraries' | 'forms'>,
): Promise<Estimate> {
  const questions = libraries.reduce((sum, one) => sum + one.questions.length, 0)
  const parts = forms.reduce((sum, { form }) => sum + windowsOf(numberedBlocks(form)).length, 0)
  const price = (usage: ModelUsage) => {
    const { model, prices } = settings
    const known = priceOf(model, prices)
    return known === null ? 0 : costOf(usage, known, prices.webSearch)
  }
  let cost =
    questions * (await new ModelCostEstimator(new PriceBook(settings)).pieces()).answers + parts * price(PART_OF_FORM)
  for (const library of libraries)
    cost += price({ ...NO_USAGE, cacheWriteTokens: await tokensToCache(library, settings) })
  return { calls: questions + parts, cost }
}

/** Of a library that fits into a prompt as a whole, which is written to the cache first. */
async function tokensToCache({ library }: LibraryToEvaluate, settings: ConfiguredModel): Promise<number> {
  const whole = await wholeLibrary(library, await library.documents(), settings.wholeLibraryTokens)
  return whole?.tokens ?? 0
}
