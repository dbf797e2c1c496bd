import type { ModelPrices, PricePerMillion } from '../../../core/writing-service/ports.ts'
import type { Sql } from '../sql.ts'
import type { ModelPriceRow } from './model-price.schema.ts'

const SAVE = `INSERT INTO model_prices (model, input, output) VALUES (?, ?, ?)
  ON CONFLICT (model) DO UPDATE SET input = excluded.input, output = excluded.output`

export class SqlModelPrices implements ModelPrices {
  constructor(private readonly sql: Sql) {}

  async find(model: string): Promise<PricePerMillion | null> {
    const [row] = await this.sql.rows<ModelPriceRow>('SELECT * FROM model_prices WHERE model = ?', [model])
    return row ? { input: row.input, output: row.output } : null
  }

  async save(model: string, { input, output }: PricePerMillion): Promise<void> {
    await this.sql.change(SAVE, [model, input, output])
  }
}
