import type { PriceBook } from '../../../adapters/language-model/price-book.ts'
import type { OperatedModel } from '../../../core/writing-service/ports.ts'
import { token } from './token.ts'

/** Null without a model. */
export const modelTokens = {
  prices: token<PriceBook | null>('PriceBook'),
  operated: token<OperatedModel | null>('OperatedModel'),
}
