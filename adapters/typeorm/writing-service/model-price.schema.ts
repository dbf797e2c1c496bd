import { EntitySchema } from 'typeorm'

import { double, primaryVarchar } from '../columns.ts'

export interface ModelPriceRow {
  readonly model: string
  /** US dollars per million tokens. */
  readonly input: number
  readonly output: number
}

export const modelPriceSchema = new EntitySchema<ModelPriceRow>({
  name: 'model_prices',
  columns: { model: primaryVarchar, input: double, output: double },
})
