import { EntitySchema } from 'typeorm'

import { double, primaryVarchar, optional, text, integer, varchar } from '../columns.ts'

export interface FunderImportRow {
  readonly id: string
  readonly file_name: string
  readonly file_key: string
  readonly size_bytes: number
  readonly content_hash: string
  readonly format: string
  /** JSON */
  readonly source: string
  readonly outcome: string
  readonly error: string | null
  /** JSON */
  readonly error_reason: string | null
  readonly records_read: number
  readonly funders_added: number
  readonly funders_changed: number
  readonly records_skipped: number
  /** JSON */
  readonly problems: string
  readonly job_id: string | null
  readonly created_at: string
  readonly finished_at: string | null
  readonly version: number
}

export const funderImportSchema = new EntitySchema<FunderImportRow>({
  name: 'funder_imports',
  columns: {
    id: primaryVarchar,
    file_name: varchar,
    file_key: varchar,
    size_bytes: double,
    content_hash: varchar,
    format: varchar,
    source: text,
    outcome: varchar,
    error: optional(text),
    error_reason: optional(text),
    records_read: integer,
    funders_added: integer,
    funders_changed: integer,
    records_skipped: integer,
    problems: text,
    job_id: optional(varchar),
    created_at: varchar,
    finished_at: optional(varchar),
    version: integer,
  },
  indices: [
    { name: 'funder_imports_by_age', columns: ['created_at', 'id'] },
    { name: 'funder_imports_by_content', columns: ['content_hash', 'outcome'] },
  ],
})

/** Funder by organisation identifier. */
export const funderIdentifierSchema = new EntitySchema<{ identifier: string; funder_id: string }>({
  name: 'funder_identifiers',
  columns: { identifier: primaryVarchar, funder_id: varchar },
  indices: [{ name: 'identifiers_of_funder', columns: ['funder_id'] }],
})

/** Further names for an identifier, with or without a funder that has it. */
export const funderNameSchema = new EntitySchema<
  Record<'identifier' | 'folded_name' | 'name' | 'kind' | 'import_id', string>
>({
  name: 'funder_names',
  columns: {
    identifier: primaryVarchar,
    folded_name: primaryVarchar,
    name: varchar,
    kind: varchar,
    import_id: varchar,
  },
})

export interface FunderAwardRow {
  readonly id: string
  readonly funder_id: string
  readonly import_id: string
  readonly amount: number
  readonly currency: string
  readonly awarded_on: string | null
  readonly programme: string | null
  readonly recipient_id: string | null
  readonly recipient_name: string | null
  readonly place: string | null
}

export const funderAwardSchema = new EntitySchema<FunderAwardRow>({
  name: 'funder_awards',
  columns: {
    id: primaryVarchar,
    funder_id: varchar,
    import_id: varchar,
    amount: double,
    currency: varchar,
    awarded_on: optional(varchar),
    programme: optional(text),
    recipient_id: optional(varchar),
    recipient_name: optional(text),
    place: optional(text),
  },
  indices: [{ name: 'awards_of_funder', columns: ['funder_id', 'currency', 'amount'] }],
})

/** Words in funders' names, by the spelling keys that they share with similar words. */
export const funderSpellingSchema = new EntitySchema<{ spelling: string; word: string }>({
  name: 'funder_spellings',
  withoutRowid: true,
  columns: { spelling: primaryVarchar, word: primaryVarchar },
})
