import type { MigrationInterface, QueryRunner } from 'typeorm'

import { RunnerSql } from '../sql.ts'

/** Letters that are newly compared as plain ones. */
const FOLDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ς: 'σ',
}

const TABLES = [
  { name: 'funder_keys', folded: ['search_key', 'folded_name'], kept: ['within', 'funder_id', 'account_id'] },
  { name: 'funder_names', folded: ['folded_name'], kept: ['identifier', 'name', 'kind', 'import_id'] },
  { name: 'funder_spellings', folded: ['spelling', 'word'], kept: [] },
]

/**
 * Finds funders by plain letters, and has passages and questions indexed again, because words are now split and folded
 * in the same way everywhere.
 */
export class FoldLetters1772442000605 implements MigrationInterface {
  readonly name = 'FoldLetters1772442000605'

  async up(runner: QueryRunner): Promise<void> {
    const sql = new RunnerSql(runner)
    for (const { name, folded, kept } of TABLES) {
      const columns = [...folded, ...kept].join(', ')
      const hasLetter = folded.flatMap((column) => Object.keys(FOLDED).map((letter) => `${column} LIKE '%${letter}%'`))
      const values = [...folded.map(plainLetters), ...kept].join(', ')
      const where = hasLetter.join(' OR ')
      await sql.change(
        `INSERT INTO ${name} (${columns}) SELECT ${values} FROM ${name} WHERE ${where} ON CONFLICT DO NOTHING`,
      )
      await sql.change(`DELETE FROM ${name} WHERE ${where}`)
    }
    await sql.change("DELETE FROM data_migrations WHERE id IN ('index-questions', 'reindex-passages') AND NOT is_open")
  }

  /** Nothing to undo: earlier releases find funders by plain letters as well. */
  async down(): Promise<void> {}
}

function plainLetters(column: string): string {
  return Object.entries(FOLDED).reduce((sql, [letter, plain]) => `REPLACE(${sql}, '${letter}', '${plain}')`, column)
}
